import type { Recebida } from '@rateia/contracts/chamada';
import type { seguranca } from '@rateia/contracts/seguranca';
import type { sessao } from '@rateia/contracts/sessao';
import type { Instante } from '@rateia/domain/datas';
import { instanteDe } from '@rateia/domain/datas';
import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { senha as regraDaSenha } from '@rateia/domain/usuario/senha-nova';
import type { Trx } from '../../db/banco.ts';
import { emTransacao } from '../../db/banco.ts';
import { herdarSancoes } from '../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { Contexto, ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { exigirConfirmacaoForte } from './confirmacao-forte.ts';
import { encerrarSessoes, esquecerSessoes } from './encerrar-sessoes.ts';
import { fecharEntradasEmCurso } from './fechar-entradas.ts';
import { criarLink, enviarLink, usarLink } from './links.ts';
import { comProvaContada } from './provas-da-sessao.ts';
import { confirmarEmail, getDonoDaConta, largarCadastroNaoConfirmado } from './repository.ts';
import { conferirSenha, hashDaSenha } from './senha.ts';
import { abrirTentativa, encerrarTentativa } from './tentativas.ts';

/** The rules of registration, under the name of the field of the form (spec A§5 Password). */
const exigirSenhaBoa = (senha: string): void => {
  const problema = regraDaSenha(senha, 'Nova senha');
  if (problema !== undefined) recusar('dadosInvalidos', { dados: { campos: { senha: problema } } });
};

type Troca = {
  readonly usuarioId: number;
  readonly senhaHash: string;
  readonly como: 'recuperacao' | 'perfil';
  /** The session that stays: the one the password was changed in. */
  readonly exceto?: string;
};

/** Sessions but this one end, whatever was pending or sent before is void, and the owner is told (ASVS 6.2.3, 7.4.3). */
const gravarSenha = async (
  trx: Trx,
  ctx: Contexto,
  { usuarioId, senhaHash, como, exceto }: Troca,
): Promise<readonly string[]> => {
  const { deps, agora, ip, requestId } = ctx;
  const parede = instanteDe(deps.relogio.parede());
  await trx
    .updateTable('usuarios')
    .set({ senha_hash: senhaHash, senha_alterada_em: agora, senha_expirada_em: null })
    .where('id', '=', usuarioId)
    .execute();
  // First what is under way, which waits for a login that is just being finished: the session of that one is then seen.
  await fecharEntradasEmCurso(trx, { usuarioId, agora });
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
  await avisarDaTroca(trx, ctx, { usuarioId, agora, requestId });
  return encerradas;
};

/** Told with a way to undo it: whoever changed the password was perhaps not the owner. */
const avisarDaTroca = async (
  trx: Trx,
  { deps }: Contexto,
  { usuarioId, agora, requestId }: { readonly usuarioId: number; readonly agora: Instante; readonly requestId: string },
): Promise<void> => {
  const { sessao: regras } = await deps.regras();
  const { caminho } = await criarLink(trx, { tipo: 'bloqueio', usuarioId, agora, minutos: regras.minutosDoBloqueio });
  await enviarLink(trx, deps, {
    usuarioId,
    modelo: 'senhaTrocada',
    dados: { quando: formatarMomento(agora) },
    caminho,
    requestId,
  });
};

/**
 * A new password by a link. It opens no session and removes no second factor: whoever has only the e-mail still lacks
 * that (ASVS 6.4.3). It lifts the owner's own block, never the operation's.
 */
export const redefinirSenha = async (
  ctx: Contexto,
  { body: { hash, senha } }: Recebida<typeof sessao.redefinirSenha>,
): Promise<void> => {
  const { deps, agora } = ctx;
  exigirSenhaBoa(senha);
  const senhaHash = await hashDaSenha(senha);
  const encerradas = await emTransacao(deps.db, async (trx) => {
    const { usuarioId } = (await usarLink(trx, { token: hash, tipos: ['novaSenha'], agora })) ?? recusar('linkVencido');
    const antes = await getDonoDaConta(trx, usuarioId);
    if (antes.senhaExpirada && (await conferirSenha(antes.senhaHash, senha))) recusar('senhaRepetida');
    await largarCadastroNaoConfirmado(trx, usuarioId);
    if (await confirmarEmail(trx, { usuarioId, agora })) await herdarSancoes(trx, deps.cifra, { usuarioId, agora });
    await trx
      .updateTable('usuarios')
      .set({ bloqueado_em: null, bloqueado_por: null })
      .where('id', '=', usuarioId)
      .where('bloqueado_por', '=', 'dono')
      .execute();
    return await gravarSenha(trx, ctx, { usuarioId, senhaHash, como: 'recuperacao' });
  });
  esquecerSessoes(deps, encerradas);
};

/**
 * Changed with the old one, which is judged under the limits on guessing: a session that was left open does not give
 * the account away (ASVS 6.2.3). Who entered by a social account and has none yet confirms instead.
 */
export const updateSenha = async (
  ctx: ContextoUsuario,
  { body: { senhaAtual, senha } }: Recebida<typeof seguranca.updateSenha>,
): Promise<void> => {
  const { deps, usuario } = ctx;
  const { id: usuarioId, sessaoId } = usuario;
  exigirSenhaBoa(senha);
  const dono = await getDonoDaConta(deps.db, usuarioId);
  if (dono.senhaHash !== null) {
    await comProvaContada(ctx, () => conferirSenhaAtual(ctx, dono, senhaAtual ?? ''));
    if (senhaAtual === senha) recusar('senhaRepetida');
  }
  const senhaHash = await hashDaSenha(senha);
  const encerradas = await emTransacao(deps.db, async (trx) => {
    if (dono.senhaHash === null) await exigirConfirmacaoForte(trx, ctx, 'criarSenha');
    return await gravarSenha(trx, ctx, { usuarioId, senhaHash, como: 'perfil', exceto: sessaoId });
  });
  esquecerSessoes(deps, encerradas);
};

const conferirSenhaAtual = async (
  { deps, agora, ip, hashDispositivo: dispositivo }: ContextoUsuario,
  { email, senhaHash }: { readonly email: string; readonly senhaHash: string | null },
  senha: string,
): Promise<void> => {
  const conta = { acao: 'senha', conta: email, ip, dispositivo, dispositivoConhecido: true, agora } as const;
  const tentativa = await abrirTentativa(deps, conta);
  const certa = await conferirSenha(senhaHash, senha);
  await encerrarTentativa(deps, tentativa, certa);
  if (!certa) recusar('senhaAtualNaoConfere');
};
