import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { senha as regraDaSenha } from '@rateia/domain/usuario/senha-nova';
import type { Trx } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { criarLink, enviarLink } from '../links/links.ts';
import { fecharLoginsEmCurso } from '../login/fechar-logins.ts';
import { encerrarSessoes } from '../sessoes/encerrar-sessoes.ts';

/** The rules of registration, under the name of the field of the form (spec A§5 Password). */
export function exigirSenhaBoa(senha: string): void {
  const problema = regraDaSenha(senha, 'Nova senha');
  if (problema !== undefined) recusar('dadosInvalidos', { dados: { campos: { senha: problema } } });
}

type Troca = {
  readonly usuarioId: number;
  readonly senhaHash: string;
  readonly como: 'recuperacao' | 'perfil';
  /** The session that stays: the one the password was changed in. */
  readonly exceto?: string;
};

/** Sessions but this one end, pending or sent codes and links are void, and the owner is told (ASVS 6.2.3, 7.4.3). */
export async function gravarSenha(
  trx: Trx,
  ctx: Contexto,
  { usuarioId, senhaHash, como, exceto }: Troca,
): Promise<readonly string[]> {
  const { deps, agora, ip, requestId } = ctx;
  const parede = instanteDe(deps.relogio.parede());
  await trx
    .updateTable('usuarios')
    .set({ senha_hash: senhaHash, senha_alterada_em: agora, senha_expirada_em: null })
    .where('id', '=', usuarioId)
    .execute();
  // The logins under way are closed first: this waits for one that is just being finished, so that its session is found.
  await fecharLoginsEmCurso(trx, { usuarioId, agora });
  const encerradas = await encerrarSessoes(
    trx,
    { usuarioId, ...(exceto === undefined ? {} : { exceto }) },
    { motivo: 'senhaTrocada', parede },
  );
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'seguranca.senhaTrocada',
    alvo: `usuario:${usuarioId}`,
    dados: { como },
    ip,
    em: agora,
  });
  await notificarDaTroca(trx, ctx, { usuarioId, agora, requestId });
  return encerradas;
}

/** The message has a way to undo the change, because the person who changed the password was perhaps not the owner. */
async function notificarDaTroca(
  trx: Trx,
  { deps }: Contexto,
  { usuarioId, agora, requestId }: { readonly usuarioId: number; readonly agora: Instante; readonly requestId: string },
): Promise<void> {
  const { sessao: regras } = await deps.regras();
  const { caminho } = await criarLink(trx, { tipo: 'bloqueio', usuarioId, agora, minutos: regras.minutosDoBloqueio });
  await enviarLink(trx, deps, {
    usuarioId,
    modelo: 'senhaTrocada',
    dados: { quando: formatarMomento(agora) },
    caminho,
    requestId,
  });
}
