import type { Resposta } from '@rateia/contracts/chamada';
import type { vagaEquivalente } from '@rateia/contracts/vaga-equivalente';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos, somar } from '@rateia/domain/dinheiro';
import { ID_SERVICO_PADRAO } from '@rateia/domain/grupos/enums';
import { composicao } from '@rateia/domain/grupos/precos';
import { tetoDaOferta } from '@rateia/domain/grupos/vaga-equivalente';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { gruposComVagas } from '../../grupos/index.ts';
import type { GrupoParaEntrar } from '../grupo-para-entrar.ts';
import { descontosDaEntrada } from './preparar-mudanca.ts';
import { destinoDaMudanca } from './repository.ts';
import type { VagaPerdida } from './vaga-perdida.ts';

type GrupoDaLista = Resposta<typeof vagaEquivalente.getVagaEquivalente>['opcoes'][number]['grupo'];

/** So many groups are looked at for those that are equivalent. */
const LIMITE = 30;

/** Listed groups whose seats are equivalent to a lost one, the cheapest first (REGRAS 2.9). */
export async function acharEquivalentes(
  { db, deps, agora, usuario }: Pick<ContextoUsuario, 'db' | 'deps' | 'agora' | 'usuario'>,
  { servicoId, vagas, mensal }: Pick<VagaPerdida, 'servicoId' | 'vagas' | 'mensal'>,
): Promise<readonly GrupoDaLista[]> {
  if (servicoId === ID_SERVICO_PADRAO) return [];
  const regras = await deps.regras();
  const procura = { servicos: [servicoId], usuarioId: usuario.id, hoje: diaDe(agora), limite: LIMITE };
  const servem: GrupoDaLista[] = [];
  for (const grupo of await gruposComVagas(db, procura)) {
    if (grupo.jaTem === 'membro' || grupo.jaTem === 'administrador' || grupo.vagasDisponiveis < vagas) continue;
    if (grupo.valorMensal * vagas > tetoDaOferta(mensal, regras)) continue;
    const { comFidelidade, comRelacao } = await destinoDaMudanca(db, grupo.id);
    if (!comFidelidade && !comRelacao) servem.push(grupo);
    if (servem.length === regras.vagaEquivalente.opcoes) break;
  }
  return servem;
}

/** The price of such a seat today: month and deposit, less what Plus and spend-only credit pay (REGRAS 2.29, 2.32). */
export async function totalDaEntrada(
  ctx: Pick<ContextoUsuario, 'db' | 'deps' | 'agora' | 'usuario'>,
  { grupo, vagas }: { readonly grupo: GrupoParaEntrar; readonly vagas: number },
): Promise<Centavos> {
  const { valorSemTaxas, valorTaxa, exigeCaucao } = grupo;
  const nova = composicao({ preco: { valorSemTaxas, valorTaxa }, vagas, exigeCaucao });
  const p = { grupo, usuarioId: ctx.usuario.id, vagas, base: nova.mensal };
  const descontos = await descontosDaEntrada(ctx.db, ctx, p);
  return somar(nova.totalHoje, ...descontos.map(({ valor }) => centavos(valor)));
}
