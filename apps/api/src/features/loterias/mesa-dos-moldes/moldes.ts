import type { backofficeMoldes as contrato } from '@rateia/contracts/backoffice-moldes';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import type { ModoDoBolao } from '@rateia/domain/loterias/bolao';
import type { SlugDaLoteria } from '@rateia/domain/loterias/loteria';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { concursoAVender } from '@rateia/domain/loterias/molde';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { conferirFeitio } from '../boloes/montar-bolao.ts';
import { itensDaAgenda } from '../get-agenda-de-loterias.ts';
import { apostasPedidas } from '../mesa/bolao-pedido.ts';

export type MoldePedido = Recebida<typeof contrato.createMolde>['body'];
export type MoldeNaMesa = Resposta<typeof contrato.listMoldes>['itens'][number];

function moldes(db: Executor) {
  return db
    .selectFrom('moldes')
    .select(['id', 'nome', 'total_cotas as cotas', sql<ModoDoBolao>`modo`.as('modo')])
    .select([sql<readonly SlugDaLoteria[]>`loterias`.as('loterias'), sql<MoldeNaMesa['jogos']>`jogos`.as('jogos')])
    .select(sql<Centavos | null>`subsidio`.as('subsidio'));
}

/** The templates by their names, or one of them, with the next concursos of their lotteries. */
export async function moldesNaMesa(
  ctx: Pick<ContextoUsuario, 'db' | 'deps' | 'agora'>,
  id?: number,
): Promise<MoldeNaMesa[]> {
  const { agora } = ctx;
  const consulta = moldes(ctx.db).orderBy('nome');
  const lista = await (id === undefined ? consulta : consulta.where('id', '=', id)).execute();
  const agenda = new Map((await itensDaAgenda(ctx)).map(({ item }) => [item.slug, item]));
  function proximo(loteria: SlugDaLoteria): MoldeNaMesa['concursos'][number] {
    const item = agenda.get(loteria);
    const achado = item && concursoAVender(LOTERIAS[loteria], { item, agora });
    return { loteria, concurso: achado?.concurso ?? null, dia: achado?.dia ?? null };
  }
  return lista.map(({ loterias, ...molde }) => ({ ...molde, concursos: loterias.map(proximo) }));
}

/** The columns of a template, after its bets and cotas were held to the limits of its lotteries as they are today. */
export async function valoresDoMolde({ db, agora }: Pick<ContextoUsuario, 'db' | 'agora'>, pedido: MoldePedido) {
  const { nome, loterias, modo, cotas, subsidio, apostas, sorte, fechamento } = pedido;
  const feitas = await apostasPedidas(db, pedido);
  const dias = loterias.map((loteria) => ({ loteria, dia: diaDe(agora) }));
  await conferirFeitio(db, { dias, apostas: feitas.apostas, cotas });
  return {
    nome,
    loterias: sql<string[]>`${[...loterias]}::text[]`,
    modo,
    total_cotas: cotas,
    jogos: JSON.stringify({ apostas, sorte, fechamento }),
    subsidio: subsidio === undefined || subsidio === 0 ? null : subsidio,
    mudou_em: agora,
  };
}

/** An act on a template, noted under its operator's name; two of them have no name in common. */
export async function guardarMolde(
  { usuario, ip, agora }: ContextoUsuario,
  trx: Trx,
  { acao, fazer }: { readonly acao: string; readonly fazer: () => Promise<number | undefined> },
): Promise<number> {
  const id = await fazer().catch((erro: unknown) => {
    if (temRestricao(erro, 'moldes_nome_key'))
      return recusar('dadosInvalidos', { dados: { campos: { nome: 'Já há um modelo com este nome.' } } });
    throw erro;
  });
  if (id === undefined) return recusar('naoEncontrado');
  await registrarAuditoria(trx, { usuarioId: usuario.id, acao, alvo: `molde:${id}`, ip, em: agora });
  return id;
}
