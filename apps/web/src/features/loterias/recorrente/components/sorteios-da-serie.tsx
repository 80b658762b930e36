import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { usePular } from '../mutations.ts';
import c from './recorrente.module.css';
import { sorteiosPagos } from './saldo-da-serie.tsx';

type Serie = RespostaDe<'getSerie'>;

/** The draws that come: when each is charged, and the way to pass over one of them (REGRAS 2.12 Recurring). */
export function SorteiosDaSerie({ serie }: { readonly serie: Serie }) {
  const { id, sorteios, adesao, proximo } = serie;
  const pular = usePular();
  const ativa = adesao?.estado === 'ativa';
  const guardados = new Set(
    ativa
      ? sorteios
          .filter(({ pulado }) => !pulado)
          .slice(0, sorteiosPagos(serie, adesao))
          .map(({ idBolao }) => idBolao)
      : [],
  );
  return (
    <Cartao titulo={ativa ? 'Seus próximos sorteios' : 'Próximos sorteios'} rente>
      <p className={c['resumo']}>{resumoDe(proximo)}</p>
      <Lista>
        {sorteios.map((sorteio) => {
          const { idBolao, concurso, sorteioEm, pulado } = sorteio;
          return (
            <LinhaLista
              key={idBolao}
              titulo={`${formatarMomento(sorteioEm)} · concurso ${concurso.toLocaleString('pt-BR')}`}
              detalhe={detalheDe(sorteio, { adesao, guardado: guardados.has(idBolao) })}
              fim={
                ativa && (
                  <Botao
                    variante="texto"
                    tamanho="sm"
                    fazendo={pular.isPending && pular.variables.params.idBolao === idBolao && 'Mudando'}
                    onClick={() => pular.mutate({ params: { id, idBolao }, body: { pular: !pulado } })}
                  >
                    {pulado ? `Voltar a ${formatarDia(diaDe(sorteioEm))}` : `Pular ${formatarDia(diaDe(sorteioEm))}`}
                  </Botao>
                )
              }
            />
          );
        })}
      </Lista>
    </Cartao>
  );
}

type NaSerie = { readonly adesao: Serie['adesao']; readonly guardado: boolean };

function detalheDe({ pulado, preco, cobrarEm }: Serie['sorteios'][number], { adesao, guardado }: NaSerie): string {
  if (pulado) return 'Você pulou. Sem cobrança neste sorteio.';
  const quando = formatarMomento(cobrarEm);
  if (adesao?.estado !== 'ativa') return `Quem participa é cobrado em ${quando}.`;
  const valor = reais(preco.total * adesao.cotas);
  return guardado
    ? `Guardado no saldo. Cobramos ${valor} em ${quando}. Até lá você pode pular.`
    : `Cobramos ${valor} da sua carteira em ${quando}. Até lá você pode pular.`;
}

function resumoDe(proximo: Serie['proximo']): string {
  if (proximo === null) return 'Ainda não sabemos qual é o próximo concurso.';
  const { total, valorCota, valorTaxa } = proximo.preco;
  return `${reais(total)} por cota em cada sorteio: ${reais(valorCota)} de aposta e ${reais(valorTaxa)} de taxa.`;
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
