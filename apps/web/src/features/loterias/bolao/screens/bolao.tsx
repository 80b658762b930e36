import { milissegundosDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MODO_DO_BOLAO } from '@rateia/domain/loterias/bolao';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { chaveDe } from '../../../../lib/consultas.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { agora } from '../../../../lib/relogio.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Inteiras } from '../../../../ui/base/inteiras.tsx';
import { BotaoCompartilhar } from '../../../../ui/compartilhar/botao-compartilhar.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { ContagemRegressiva } from '../../../../ui/fluxo/contagem-regressiva.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import { SITUACAO_DO_BOLAO } from '../../../../ui/situacao/bolao.ts';
import { Situacao } from '../../../../ui/situacao/situacao.tsx';
import { concursoDo, corDo } from '../../components/boloes-a-venda.tsx';
import { SeJoga } from '../../components/se-joga.tsx';
import { useDevolverCotas } from '../../mutations.ts';
import { loteriasQueries } from '../../queries.ts';
import c from '../components/bolao.module.css';
import { ComprarCotas } from '../components/comprar-cotas.tsx';
import { ChancesDoBolao, JogosDoBolao } from '../components/jogos-do-bolao.tsx';

type Bolao = RespostaDe<'getBolao'>;

/** /loteria/:id (spec B§2): a pool with its bets, its odds, its price and its proof; cotas are bought here. */
export function TelaBolao() {
  const id = useParametroId();
  const bolao = useQuery(loteriasQueries.bolao(id));
  const jogos = useQuery(loteriasQueries.jogos(id));
  return (
    <Pagina
      titulo={bolao.data?.nome ?? 'Bolão'}
      voltar={paths.loteria()}
      largura="media"
      acoes={
        bolao.data?.estado === 'a_venda' && (
          <BotaoCompartilhar que={{ tipo: 'loteria', id }} nome={bolao.data.nome} fonte="bolao" />
        )
      }
    >
      <Consulta consulta={bolao} esqueleto={<OssoLista quantos={5} />} erro="Não conseguimos carregar o bolão">
        {(dados) => (
          <div className={c['pilha']}>
            <Capa bolao={dados} />
            {dados.estado === 'a_venda' && <Relogio bolao={dados} />}
            <Cotas bolao={dados} />
            {dados.estado === 'a_venda' && dados.cotasLivres > 0 && (
              <SeJoga>
                <ComprarCotas bolao={dados} />
              </SeJoga>
            )}
            <Consulta consulta={jogos} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar os jogos">
              {({ jogos: lista, chances }) => (
                <>
                  <JogosDoBolao jogos={lista} />
                  <ChancesDoBolao jogos={lista} chances={chances} />
                </>
              )}
            </Consulta>
            <ComoVoceConfere bolao={dados} />
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Capa({ bolao }: { readonly bolao: Bolao }) {
  return (
    <div className={c['capa']} style={{ background: `var(--rt-lot-${corDo(bolao)}-forte)` }}>
      <p>{concursoDo(bolao)}</p>
      <h2>
        <Inteiras>{bolao.concursos.map(({ nome }) => nome).join(', ')}</Inteiras>
      </h2>
      <p>{MODOS[bolao.modo]}</p>
    </div>
  );
}

const MODOS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(MODO_DO_BOLAO).map(({ id, rotulo }) => [id, rotulo]),
);

function Relogio({ bolao }: { readonly bolao: Bolao }) {
  const cliente = useQueryClient();
  return (
    <Cartao>
      <p className={c['relogio']}>Vendas até {formatarMomento(bolao.vendasAte)}</p>
      <ContagemRegressiva
        forma="caixas"
        ate={milissegundosDe(bolao.vendasAte)}
        agora={agora}
        nome={`Vendas até ${formatarMomento(bolao.vendasAte)}`}
        aoTerminar={() => void cliente.invalidateQueries({ queryKey: chaveDe('getBolao') })}
      />
    </Cartao>
  );
}

function Cotas({ bolao }: { readonly bolao: Bolao }) {
  const { totalCotas, cotasLivres, minhasCotas } = bolao;
  const suas = minhasCotas.length;
  const vendidas = totalCotas - cotasLivres;
  const devolver = useDevolverCotas((valor) => recados.mostrar(`Devolvemos ${formatarReais(centavos(valor))}`));
  return (
    <Cartao
      titulo={`${totalCotas} cotas, partes iguais`}
      ladoTitulo={<Situacao de={SITUACAO_DO_BOLAO} valor={bolao.estado} />}
    >
      <div className={c['cotas']}>
        <Anel
          tamanho={120}
          partes={Array.from({ length: totalCotas }, (_, i) => (i < suas ? 'sua' : i < vendidas ? 'cheia' : 'vazia'))}
          descricao={cotasLivres === 1 ? '1 cota livre' : `${cotasLivres} cotas livres`}
        >
          {cotasLivres}
        </Anel>
        <div>
          <p>{cotasLivres === 1 ? '1 livre' : `${cotasLivres} livres`}</p>
          <p>{`${vendidas - suas} de outras pessoas`}</p>
          {suas > 0 && (
            <p>{suas === 1 ? `1 é sua: nº ${minhasCotas[0]}` : `${suas} são suas: nº ${minhasCotas.join(', ')}`}</p>
          )}
        </div>
      </div>
      {suas > 0 && (
        <Botao variante="linha" bloco href={paths.meusGruposLoteria(bolao.id)}>
          Acompanhar o meu bolão
        </Botao>
      )}
      {bolao.podeDevolver && (
        <Botao
          variante="suave"
          bloco
          fazendo={devolver.isPending && 'Devolvendo'}
          onClick={() => devolver.mutate({ params: { id: bolao.id } })}
        >
          {`Desistir e receber ${formatarReais(centavos(bolao.preco.total * suas))} de volta`}
        </Botao>
      )}
    </Cartao>
  );
}

const DEPOIS_DO_SORTEIO: readonly string[] = ['sorteado', 'apurado', 'pago'];
const DEPOIS_DO_RECIBO: readonly string[] = ['comprovado', ...DEPOIS_DO_SORTEIO];

function ComoVoceConfere({ bolao }: { readonly bolao: Bolao }) {
  const comprovado = DEPOIS_DO_RECIBO.includes(bolao.estado);
  const sorteado = DEPOIS_DO_SORTEIO.includes(bolao.estado);
  return (
    <Cartao titulo="Como você confere">
      <Passos
        passos={[
          {
            titulo: 'Lista de cotas travada',
            detalhe: `${formatarMomento(bolao.vendasAte)}. Publicamos um código que impede trocar as cotas depois.`,
            estado: bolao.lacrado ? 'feito' : 'agora',
          },
          {
            titulo: 'Comprovante oficial',
            detalhe: `Até ${formatarMomento(bolao.comprovarAte)}. Sem ele, devolvemos tudo e mais R$ 1,00 por cota.`,
            estado: comprovado ? 'feito' : bolao.lacrado ? 'agora' : 'depois',
          },
          {
            titulo: 'Sorteio',
            detalhe: formatarMomento(bolao.sorteioEm),
            estado: sorteado ? 'feito' : comprovado ? 'agora' : 'depois',
          },
          {
            titulo: 'Prêmio dividido',
            detalhe: 'Por todas as cotas, em partes iguais.',
            estado: bolao.estado === 'pago' ? 'feito' : sorteado ? 'agora' : 'depois',
          },
        ]}
      />
    </Cartao>
  );
}
