import { diaDe } from '@rateia/domain/datas';
import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { momentoPerto } from '../../../../lib/momento.ts';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Indicacao } from '../../queries.ts';
import { redeQueries } from '../../queries.ts';
import c from '../indicacoes.module.css';

/** /carteira/indicacoes/extrato/{id} (spec 2, §2): one person whom one brought, step by step (REGRAS 2.13). */
export function TelaIndicacaoExtrato() {
  const indicacao = useQuery(redeQueries.indicacao(useParametroId()));
  return (
    <Pagina titulo={indicacao.data?.nome ?? 'Indicação'} voltar={paths.carteiraIndicacoes()} largura="estreita">
      <Consulta
        consulta={indicacao}
        esqueleto={<OssoLista quantos={1} />}
        erro="Não conseguimos carregar esta indicação"
      >
        {(dados) => (
          <div className={c['tela']}>
            {dados.motivo !== null && (
              <Nota tom="warning" titulo="Esta indicação não valeu crédito">
                {dados.motivo}
              </Nota>
            )}
            <Cartao titulo="Andamento">
              <Passos passos={passosDe(dados)} />
            </Cartao>
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function passosDe({ criadaEm, comprouEm, creditaEm, creditadaEm, motivo, valor }: Indicacao): Passo[] {
  const conta: Passo = { titulo: 'Criou a conta', detalhe: momentoPerto(criadaEm), estado: 'feito' };
  const compra: Passo =
    comprouEm === null
      ? { titulo: 'Assina o primeiro grupo', estado: motivo === null ? 'agora' : 'depois' }
      : { titulo: 'Assinou o primeiro grupo', detalhe: momentoPerto(comprouEm), estado: 'feito' };
  if (motivo !== null) return [conta, compra, { titulo: 'Sem crédito', detalhe: motivo, estado: 'falha' }];
  const credito: Passo =
    creditadaEm !== null
      ? { titulo: `Você ganhou ${formatarReais(centavos(valor))}`, detalhe: momentoPerto(creditadaEm), estado: 'feito' }
      : {
          titulo: `Você ganha ${formatarReais(centavos(valor))}`,
          ...(creditaEm === null ? {} : { detalhe: `Em ${formatarDiaComSemana(diaDe(creditaEm))}` }),
          estado: comprouEm === null ? 'depois' : 'agora',
        };
  return [conta, compra, credito];
}
