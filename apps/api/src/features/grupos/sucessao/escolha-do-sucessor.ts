import { ID_ESTADO_SUCESSAO as E, eleito } from '@rateia/domain/grupos/sucessao';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { exigirMembro } from '../papeis.ts';
import type { Assinatura, Grupo } from '../repository.ts';
import { assinaturasVivas, travarGrupo } from '../repository.ts';
import { assumirGrupo } from './assumir-grupo.ts';
import type { Sucessao } from './sucessao-repository.ts';
import { sucessaoAberta, votosDe } from './sucessao-repository.ts';

type NaEscolha = { readonly grupo: Grupo; readonly membro: Assinatura; readonly sucessao: Sucessao };
type Feita = { readonly estado: string };

/** Runs in a handing over whose members are choosing, for one of them (REGRAS 2.30). */
export async function naEscolha(
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
export async function apurar(trx: Trx, ctx: ContextoUsuario, p: Omit<NaEscolha, 'membro'>): Promise<Feita> {
  const { grupo, sucessao } = p;
  const vivas = await assinaturasVivas(trx, grupo.id);
  const total = vivas.filter(({ pagaEm }) => pagaEm !== null).reduce((soma, { vagas }) => soma + vagas, 0);
  const assinaturaId = eleito({ votos: await votosDe(trx, sucessao.id), total });
  if (assinaturaId === undefined) return { estado: E.escolha };
  const quem = { quem: 'membro', usuarioId: ctx.usuario.id, agora: ctx.agora } as const;
  await assumirGrupo(trx, ctx.deps, { ...quem, grupo, sucessao, assinaturaId, evento: 'eleger' });
  return { estado: E.assumida };
}
