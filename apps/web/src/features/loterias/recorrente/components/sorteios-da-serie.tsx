import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { usePular } from '../mutations.ts';
import c from './recorrente.module.css';

type Serie = RespostaDe<'getSerie'>;

/** The draws that come: when each is charged, and the way to pass over one of them (REGRAS 2.12 Recurring). */
export function SorteiosDaSerie({ serie }: { readonly serie: Serie }) {
  const { id, sorteios, adesao, proximo } = serie;
  const pular = usePular();
  const ativa = adesao?.estado === 'ativa';
  return (
    <Cartao titulo={ativa ? 'Seus próximos sorteios' : 'Próximos sorteios'} rente>
      <p className={c['resumo']}>{resumoDe(proximo)}</p>
      <Lista>
        {sorteios.map(({ idBolao, concurso, sorteioEm, cobrarEm, pulado, preco }) => (
          <LinhaLista
            key={idBolao}
            titulo={`${formatarMomento(sorteioEm)} · concurso ${concurso.toLocaleString('pt-BR')}`}
            detalhe={
              pulado
                ? 'Você pulou. Sem cobrança neste sorteio.'
                : ativa
                  ? `Cobramos ${reais(preco.total * adesao.cotas)} da sua carteira em ${formatarMomento(cobrarEm)}. Até lá você pode pular.`
                  : `Quem participa é cobrado em ${formatarMomento(cobrarEm)}.`
            }
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
        ))}
      </Lista>
    </Cartao>
  );
}

function resumoDe(proximo: Serie['proximo']): string {
  if (proximo === null) return 'Ainda não sabemos qual é o próximo concurso.';
  const { total, valorCota, valorTaxa } = proximo.preco;
  return `${reais(total)} por cota em cada sorteio: ${reais(valorCota)} de aposta e ${reais(valorTaxa)} de taxa.`;
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
