import type { Recebida } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { instanteDe } from '@rateia/domain/datas';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { Contexto } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import { indiceViolado } from '../cadastro/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { encerrarSessoes } from '../sessao/index.ts';
import {
  CONTEXTO_DO_EMAIL,
  encerrarTrocasDepois,
  fecharEntradas,
  guardarEmail,
  usarDesfazer,
} from './trocas-repository.ts';

/**
 * The old address takes a change back with the link it got: the e-mail returns, every session ends, no device and no
 * password that were good before open the account again (ASVS 7.4.3).
 */
export const desfazerEmail = async (
  { deps, agora, ip, requestId }: Contexto,
  { body: { segredo } }: Recebida<typeof perfil.desfazerEmail>,
): Promise<void> => {
  const parede = instanteDe(deps.relogio.parede());
  let encerradas: readonly string[] = [];
  try {
    await emTransacao(deps.db, async (trx) => {
      const troca = (await usarDesfazer(trx, { segredo, agora })) ?? recusar('linkVencido');
      const { usuarioId } = troca;
      await guardarEmail(trx, { usuarioId, email: deps.cifra.decifrar(troca.antigoCifrado, CONTEXTO_DO_EMAIL), agora });
      await encerrarTrocasDepois(trx, usuarioId);
      await fecharEntradas(trx, { usuarioId, agora, parede });
      encerradas = await encerrarSessoes(trx, { usuarioId }, { motivo: 'emailTrocado', parede });
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'perfil.emailDesfeito',
        alvo: `usuario:${usuarioId}`,
        dados: { troca: troca.id, sessoesEncerradas: encerradas.length },
        ip,
        em: agora,
      });
      await notificar(trx, { usuarioId, modelo: 'trocaDeEmailDesfeita', dados: {}, fato: troca.id, agora, requestId });
    });
  } catch (erro) {
    // The address was left and belongs to another account by now: only a person can sort that out.
    if (indiceViolado(erro) === 'usuarios_email') return recusar('linkVencido');
    throw erro;
  }
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
};
