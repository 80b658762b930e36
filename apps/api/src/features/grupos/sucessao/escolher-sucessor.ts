import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { grupos } from '@rateia/contracts/grupos';
import { ID_ESTADO_SUCESSAO as E, eleito } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { PorId } from '../papeis.ts';
import { exigirMembro } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas, travarGrupo } from '../repository.ts';
import { assumirGrupo } from './assumir-grupo.ts';
import type { Sucessao } from './sucessao-repository.ts';
import { candidatosDe, possiveisSucessores, sucessaoAberta, votosDe } from './sucessao-repository.ts';

/** A member offers himself, and is his own first voice unless he chose another (REGRAS 2.30). */
export async function oferecerParaSuceder(
  ctx: ContextoUsuario,
  { params: { id } }: PorId,
): Promise<Resposta<typeof grupos.oferecerParaSuceder>> {
  return await naEscolha(ctx, id, async (trx, { grupo, membro, sucessao }) => {
    const pode = (await possiveisSucessores(trx, id)).some(({ idMembro }) => idMembro === membro.id);
    if (!pode) return recusar('sucessaoNaoPermitida');
    const dele = { sucessao_id: sucessao.id, assinatura_id: membro.id, em: ctx.agora };
    await trx
      .insertInto('candidatos_da_sucessao')
      .values(dele)
      .onConflict((c) => c.doNothing())
      .execute();
    await trx
      .insertInto('votos_da_sucessao')
      .values({ ...dele, candidata_id: membro.id })
      .onConflict((c) => c.doNothing())
      .execute();
    return await apurar(trx, ctx, { grupo, sucessao });
  });
}

/** A member chooses one of those who offered themselves; he may choose again until it is decided (REGRAS 2.30). */
export async function votarNaSucessao(
  ctx: ContextoUsuario,
  { params: { id }, body: { idMembro } }: Recebida<typeof grupos.votarNaSucessao>,
): Promise<Resposta<typeof grupos.votarNaSucessao>> {
  return await naEscolha(ctx, id, async (trx, { grupo, membro, sucessao }) => {
    if (!(await candidatosDe(trx, sucessao.id)).includes(idMembro)) return recusar('sucessaoNaoPermitida');
    const voto = { candidata_id: idMembro, em: ctx.agora };
    await trx
      .insertInto('votos_da_sucessao')
      .values({ sucessao_id: sucessao.id, assinatura_id: membro.id, ...voto })
      .onConflict((c) => c.columns(['sucessao_id', 'assinatura_id']).doUpdateSet(voto))
      .execute();
    return await apurar(trx, ctx, { grupo, sucessao });
  });
}

type NaEscolha = { readonly grupo: Grupo; readonly membro: Assinatura; readonly sucessao: Sucessao };
type Feita = { readonly estado: string };

async function naEscolha(
  ctx: ContextoUsuario,
  grupoId: number,
  fazer: (trx: Trx, p: NaEscolha) => Promise<Feita>,
): Promise<Feita> {
  return await emTransacao(ctx.db, async (trx) => {
    const membro = await exigirMembro(trx, { ctx, grupoId, chamada: 'votarNaSucessao' });
    const grupo = (await travarGrupo(trx, grupoId)) ?? recusar('grupoNaoEncontrado');
    const sucessao = await sucessaoAberta(trx, grupoId);
    if (sucessao?.estado !== E.escolha) return recusar('sucessaoNaoPermitida');
    return await fazer(trx, { grupo, membro, sucessao });
  });
}

/** More than half of the seats decide at once; before that the choice stays open. */
async function apurar(trx: Trx, ctx: ContextoUsuario, p: Omit<NaEscolha, 'membro'>): Promise<Feita> {
  const { grupo, sucessao } = p;
  const vivas = await assinaturasVivas(trx, grupo.id);
  const total = vivas.filter(({ pagaEm }) => pagaEm !== null).reduce((soma, { vagas }) => soma + vagas, 0);
  const assinaturaId = eleito({ votos: await votosDe(trx, sucessao.id), total });
  if (assinaturaId === undefined) return { estado: E.escolha };
  const quem = { quem: 'membro', usuarioId: ctx.usuario.id, agora: ctx.agora } as const;
  await assumirGrupo(trx, ctx.deps, { ...quem, grupo, sucessao, assinaturaId, evento: 'eleger' });
  return { estado: E.assumida };
}
