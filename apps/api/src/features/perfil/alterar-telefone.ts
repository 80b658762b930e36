import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import type { perfil } from '@rateia/contracts/perfil';
import { ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { instanteDe } from '@rateia/domain/datas';
import { mascararTelefone } from '@rateia/domain/usuario/telefone';
import { emTransacao } from '../../db/banco.ts';
import { registrarAuditoria } from '../../db/transicoes.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { recusar } from '../../http/erros.ts';
import {
  apresentarUsuario,
  CONTEXTO,
  guardarTelefone,
  indiceViolado,
  telefoneDeOutro,
  travarConta,
} from '../cadastro/index.ts';
import { notificar } from '../notificacoes/index.ts';
import { conferirPin, criarPin, encerrarSessoes, exigirConfirmacaoForte } from '../sessao/index.ts';

/** What the code is bound to: the account and the new number. */
const vinculo = (cifra: Cifra, { usuarioId, telefone }: { readonly usuarioId: number; readonly telefone: string }) =>
  `trocaTelefone:${usuarioId}:${cifra.indice(telefone, CONTEXTO.telefone).toString('hex')}`;

/** Sends a code to the new phone after the person has confirmed who he is (PIN 246). One phone, one account. */
export const alterarTelefone = async (
  ctx: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof perfil.alterarTelefone>,
): Promise<Resposta<typeof perfil.alterarTelefone>> => {
  const { deps, usuario, agora, requestId } = ctx;
  const usuarioId = usuario.id;
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  return await emTransacao(ctx.db, async (trx) => {
    const conta = await travarConta(trx, usuarioId);
    if (conta.telefoneVerificado && conta.telefoneIndice?.equals(indice) === true)
      recusar('dadosInvalidos', { dados: { campos: { telefone: 'Este já é o seu telefone.' } } });
    await exigirConfirmacaoForte(trx, ctx, 'alteracaoTelefone');
    if (await telefoneDeOutro(trx, { indice, usuarioId })) recusar('telefoneJaUsado');
    const { expiraEm } = await criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.alteracaoTelefone,
      usuarioId,
      canal: 'sms',
      destino: telefone,
      vinculo: vinculo(deps.cifra, { usuarioId, telefone }),
      agora,
      requestId,
    });
    return { telefone: mascararTelefone(telefone), expiraEm };
  });
};

/** Changes the phone with the code sent to the new one; the other sessions end and the e-mail is told. */
export const confirmarNovoTelefone = async (
  ctx: ContextoUsuario,
  { body: { telefone, pin } }: Recebida<typeof perfil.confirmarNovoTelefone>,
): Promise<Resposta<typeof perfil.confirmarNovoTelefone>> => {
  const { deps, usuario, agora, ip, requestId } = ctx;
  const { cifra } = deps;
  const usuarioId = usuario.id;
  let encerradas: readonly string[] = [];
  try {
    await emTransacao(ctx.db, async (trx) => {
      await travarConta(trx, usuarioId);
      await conferirPin(trx, deps, { vinculo: vinculo(cifra, { usuarioId, telefone }), pin, agora });
      await guardarTelefone(trx, {
        usuarioId,
        cifrado: cifra.cifrar(telefone, CONTEXTO.telefone),
        indice: cifra.indice(telefone, CONTEXTO.telefone),
        agora,
      });
      encerradas = await encerrarSessoes(
        trx,
        { usuarioId, exceto: usuario.sessaoId },
        { motivo: 'telefoneTrocado', parede: instanteDe(deps.relogio.parede()) },
      );
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'perfil.telefoneTrocado',
        alvo: `usuario:${usuarioId}`,
        dados: { sessoesEncerradas: encerradas.length },
        ip,
        em: agora,
      });
      await notificar(trx, {
        usuarioId,
        modelo: 'telefoneTrocado',
        dados: { telefone: mascararTelefone(telefone) },
        fato: agora,
        agora,
        requestId,
      });
    });
  } catch (erro) {
    if (indiceViolado(erro) === 'usuarios_telefone') return recusar('telefoneJaUsado');
    throw erro;
  }
  for (const sessao of encerradas) deps.sessoes.esquecer(sessao);
  return await apresentarUsuario(deps.db, cifra, usuarioId);
};
