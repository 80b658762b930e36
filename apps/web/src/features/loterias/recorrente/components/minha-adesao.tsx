import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { SITUACAO_DA_ADESAO } from '../../../../ui/situacao/adesao.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { useRetomar, useSair } from '../mutations.ts';
import c from './recorrente.module.css';

type Serie = RespostaDe<'getSerie'>;

/** The person's place: its cotas, what it costs, the pause, and the way out (REGRAS 2.12 Recurring). */
export function MinhaAdesao({
  serie,
  adesao,
}: {
  readonly serie: Serie;
  readonly adesao: NonNullable<Serie['adesao']>;
}) {
  const { cotas, valorCota, saldo, faltas, estado } = adesao;
  const sair = useSair();
  async function perguntar(): Promise<void> {
    const sai = await dialogos.mostrar({
      titulo: `Sair de ${serie.nome}?`,
      corpo: [
        'Nada mais é cobrado.',
        ...(saldo === 0 ? [] : [`${reais(saldo)} guardados aqui voltam agora para a sua carteira.`]),
        'Os bolões que você já pagou seguem valendo, e o prêmio deles cai na sua carteira.',
      ].join(' '),
      acao: 'Sair do bolão',
      escape: 'Continuar no bolão',
      perigo: true,
    });
    if (sai) sair.mutate({ params: { id: serie.id } });
  }
  return (
    <Cartao titulo="Sua participação" ladoTitulo={<Situacao de={SITUACAO_DA_ADESAO} valor={estado} />}>
      <div className={c['compra']}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Cotas em cada sorteio', valor: String(cotas) },
            { rotulo: 'No máximo, por cota', valor: reais(valorCota), detalhe: 'se o preço subir, não cobramos' },
            { rotulo: 'Em cada sorteio', valor: reais(valorCota * cotas), total: true },
          ]}
        />
        {estado === 'pausada' && <Pausada serie={serie} faltas={faltas} />}
        {estado === 'ativa' && faltas > 0 && (
          <Nota tom="warning">
            Faltou saldo no último sorteio. Duas faltas seguidas pausam a participação, sem dívida.
          </Nota>
        )}
        <Botao variante="linha" bloco href={paths.carteiraAdicionarValor()}>
          Adicionar à carteira
        </Botao>
        <Botao
          variante="perigo-linha"
          bloco
          fazendo={sair.isPending && 'Saindo'}
          onClick={() => {
            void perguntar();
          }}
        >
          Sair do bolão
        </Botao>
        {serie.proximo !== null && estado === 'ativa' && (
          <p className={c['apoio']}>
            Para não entrar no próximo sorteio, saia até {formatarMomento(serie.proximo.cobrarEm)}.
          </p>
        )}
      </div>
    </Cartao>
  );
}

function Pausada({ serie: { id, proximo }, faltas }: { readonly serie: Serie; readonly faltas: number }) {
  const [recusa, setRecusa] = useState<string>();
  const retomar = useRetomar(setRecusa);
  return (
    <>
      <Nota tom="warning">
        {faltas > 1 ? 'Faltou saldo em dois sorteios seguidos.' : 'A sua participação está em pausa.'} Nada é cobrado
        até você retomar.
      </Nota>
      {recusa !== undefined && (
        <Nota tom="danger" alerta>
          {recusa}
        </Nota>
      )}
      {proximo !== null && (
        <Botao
          bloco
          fazendo={retomar.isPending && 'Retomando'}
          onClick={() => {
            setRecusa(undefined);
            retomar.mutate({ params: { id }, body: { valorCota: proximo.preco.total } });
          }}
        >
          {`Retomar por ${reais(proximo.preco.total)} a cota`}
        </Botao>
      )}
    </>
  );
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
