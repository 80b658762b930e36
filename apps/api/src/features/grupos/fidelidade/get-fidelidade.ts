import type { Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, maior, multiplicar, subtrair, ZERO } from '@rateia/domain/dinheiro';
import { PERIODO_PLANO } from '@rateia/domain/grupos/enums';
import { curvaDaMulta, diaDaPergunta, mesDoPrazo, prazoEmMeses } from '@rateia/domain/grupos/fidelidade';
import { composicao, precoDaVaga } from '@rateia/domain/grupos/precos';
import type { Regras } from '@rateia/domain/regras';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { primeiroAcesso } from '../../carteira/index.ts';
import { planosDoServico } from '../catalogo.ts';
import { emCentavos } from '../pagina/detalhe.ts';
import type { PorId } from '../papeis.ts';
import { exigirNoGrupo } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { fimDoPrazo } from './fim-da-fidelidade.ts';

type Contrato = typeof grupos.getFidelidade;
type Minha = Resposta<Contrato>['minha'];

/** The term of a fidelity group: its price beside the monthly one, and the exit fee as it falls (REGRAS part 1, 2.9). */
export async function getFidelidade(ctx: ContextoUsuario, { params: { id } }: PorId): Promise<Resposta<Contrato>> {
  const { grupo, assinatura, relacao } = await exigirNoGrupo(ctx.db, { ctx, grupoId: id, chamada: 'getFidelidade' });
  const { fidelidadeMeses: meses } = grupo;
  if (meses === null) return recusar('semFidelidade');
  const regras = await ctx.deps.regras();
  const preco = emCentavos(assinatura ?? grupo);
  const vagas = assinatura?.vagas ?? 1;
  const { parte, mensal, caucao } = composicao({ preco, vagas, exigeCaucao: grupo.exigeCaucao });
  const renovacoes = assinatura?.fidelidadeRenovacoes ?? 0;
  const sem = await mensalSemFidelidade(ctx, { grupo, vagas, regras });
  const prazo = prazoEmMeses({ meses, renovacoes });
  return {
    grupo: { id: grupo.id, nome: grupo.nome, servico: grupo.servico, cor: grupo.cor },
    papel: relacao === 'exMembro' ? 'nenhuma' : relacao,
    meses,
    mensal,
    caucao,
    mensalSemFidelidade: sem,
    economiaNoPrazo: sem === null ? null : maior(ZERO, multiplicar(subtrair(sem, mensal), meses)),
    curva: curvaDaMulta({ caucao, mensalSemTaxas: parte, meses: prazo }, regras).map((linha) => ({ ...linha })),
    minha: assinatura === undefined ? null : await minhaFidelidade(ctx, { grupo, assinatura, regras }),
  };
}

/** The price of the same seats by the month: the service's monthly plan, shared by as many as it is for; null without one. */
async function mensalSemFidelidade(
  { db }: ContextoUsuario,
  { grupo, vagas, regras }: { readonly grupo: Grupo; readonly vagas: number; readonly regras: Regras },
): Promise<Centavos | null> {
  const planos = await planosDoServico(db, grupo.servicoId);
  const mensais = planos.filter(({ periodo }) => periodo === PERIODO_PLANO.mensal.id);
  const [plano] = mensais.toSorted((a, b) => Math.abs(a.lugares - grupo.lugares) - Math.abs(b.lugares - grupo.lugares));
  if (plano === undefined) return null;
  const { lugares, valor } = plano;
  const { taxaReduzida } = grupo;
  const preco = precoDaVaga({ valorGrupo: centavos(valor), lugares, taxaReduzida }, regras);
  return composicao({ preco, vagas, exigeCaucao: false }).mensal;
}

/** Where the member's own term stands; null before his first cycle. */
async function minhaFidelidade(
  { db, agora }: ContextoUsuario,
  { grupo, assinatura, regras }: { readonly grupo: Grupo; readonly assinatura: Assinatura; readonly regras: Regras },
): Promise<Minha> {
  const inicio = await primeiroAcesso(db, assinatura.id);
  const fim = inicio === undefined ? undefined : fimDoPrazo({ grupo, assinatura, inicio });
  if (inicio === undefined || fim === undefined) return null;
  const perguntaEm = diaDaPergunta(fim, regras);
  const hoje = diaDe(agora);
  const ativa = assinatura.estado === 'ativa';
  const mes = mesDoPrazo(inicio, hoje);
  return {
    mes,
    inicio,
    fim,
    perguntaEm,
    podeRenovar: ativa && hoje >= perguntaEm && hoje <= fim,
    terminou: hoje > fim,
  };
}
