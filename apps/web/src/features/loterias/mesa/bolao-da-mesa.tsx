import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import caso from '../../../mesa/caso.module.css';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { SITUACAO_DO_BOLAO } from '../../../ui/situacao/bolao.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import { AcoesDoBolao } from './acoes-do-bolao.tsx';
import { ContaDoBolao } from './conta-do-bolao.tsx';
import { JogosDaMesa } from './jogos-da-mesa.tsx';
import type { BolaoInteiro } from './proximo-prazo.ts';
import { esperaRecibos, proximoPrazo } from './proximo-prazo.ts';
import { mesaDosBoloesQueries } from './queries.ts';
import { RecibosDoBolao } from './recibos-do-bolao.tsx';

/** One pool of the desk: its sum, its clocks, its bets, its receipts, and the next act (REGRAS 2.12). */
export function BolaoDaMesa({ id }: { readonly id: number }) {
  const consulta = useQuery(mesaDosBoloesQueries.bolao(id));
  return (
    <Consulta consulta={consulta} esqueleto={<OssoLista quantos={4} />} erro="Não conseguimos carregar o bolão">
      {(bolao) => <Aberto bolao={bolao} />}
    </Consulta>
  );
}

function Aberto({ bolao }: { readonly bolao: BolaoInteiro }) {
  const { id, nome, estado, semente, jogos, motivoCancelamento } = bolao;
  return (
    <Cartao className={caso['caso']}>
      <div className={caso['cabeca']}>
        <div>
          <h2>{nome}</h2>
          <p>{`Bolão ${id}. ${proximoPrazo(bolao)}`}</p>
        </div>
        <Situacao de={SITUACAO_DO_BOLAO} valor={estado} />
      </div>
      {motivoCancelamento !== null && <p>{MOTIVOS[motivoCancelamento] ?? motivoCancelamento}</p>}
      <AcoesDoBolao bolao={bolao} />
      {(esperaRecibos(bolao) || bolao.recibos.length > 0) && <RecibosDoBolao bolao={bolao} />}
      <ContaDoBolao preco={bolao.preco} cotas={bolao.totalCotas} vendidas={bolao.cotasVendidas} />
      <ListaDefinicao
        itens={[
          { rotulo: 'Modo', valor: MODOS[bolao.modo] },
          { rotulo: 'Vendas até', valor: formatarMomento(bolao.vendasAte) },
          { rotulo: 'Recibos até', valor: formatarMomento(bolao.comprovarAte) },
          { rotulo: 'Aposta oficial fecha', valor: formatarMomento(bolao.apostasAte) },
          { rotulo: 'Sorteio', valor: formatarMomento(bolao.sorteioEm) },
          ...(bolao.promocional
            ? [{ rotulo: 'Promocional', valor: `pagamos ${reais(bolao.preco.valorSubsidio)} por cota` }]
            : []),
          ...(semente === null ? [] : [{ rotulo: 'Semente', valor: semente }]),
        ]}
      />
      <JogosDaMesa jogos={jogos} />
      {COM_PROVA.includes(estado) && (
        <p>
          <Ligacao href={paths.loteriaProva(id)}>Ver a prova publicada</Ligacao>
        </p>
      )}
    </Cartao>
  );
}

/** The states of a pool that was frozen at least once. */
const COM_PROVA: readonly string[] = [
  'encerrado_para_venda',
  'registrando',
  'comprovado',
  'sorteado',
  'apurado',
  'pago',
];

const MODOS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(MODO_DO_BOLAO).map(({ id, rotulo }) => [id, rotulo]),
);

const MOTIVOS: Readonly<Record<string, string>> = {
  poucasVendas: 'Menos cotas vendidas do que o bolão precisa. Tudo voltou.',
  semComprovante: 'Os recibos não chegaram a tempo. Tudo voltou, mais R$ 1,00 por cota.',
  operacao: 'Cancelado pela operação. Tudo voltou.',
};

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}
