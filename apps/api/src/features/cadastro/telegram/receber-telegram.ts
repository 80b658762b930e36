import { MARCA } from '@rateia/domain/marca';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import { CONTEXTO_DA_CONVERSA } from '../../../db/contextos.ts';
import { enfileirar } from '../../../db/fila.ts';
import { temRestricao } from '../../../db/restricao.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { EventoDeTelegram } from '../../../gateways/mensagem/port.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { ENVIAR_TELEGRAM } from '../agenda.ts';
import { CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { travarConta } from '../repository.ts';
import { guardarTelefone, telefoneDeOutro } from '../telefone/telefones-repository.ts';
import { guardarConversa, telefoneConfirmadoDe } from './conversas-repository.ts';
import { resumoDoToken } from './criar-link.ts';
import { encerrarValidacao, usarLink, validacaoDaConversa } from './repository.ts';

type Dito = { readonly texto: string; readonly pedeContato?: boolean };

const CONFIRMADO: Dito = { texto: `Pronto! O seu telefone está confirmado. Pode voltar à ${MARCA}.` };
const VINCULADO: Dito = {
  texto: `Pronto! As mensagens da ${MARCA} chegam por aqui. Para voltar ao SMS, use as preferências.`,
};
const PEDE_NUMERO: Dito = {
  texto: `Falta confirmar o seu número. Toque em "Compartilhar meu número" para terminar na ${MARCA}.`,
  pedeContato: true,
};
const LINK_VENCIDO: Dito = { texto: `Este link já foi usado ou venceu. Volte à ${MARCA} e peça outro.` };
const NUMERO_DIFERENTE: Dito = {
  texto: `Este número não é o que você informou. Volte à ${MARCA}, confira o número e peça outro link.`,
};
const NUMERO_DE_OUTRO: Dito = { texto: `Este número já está em outra conta da ${MARCA}.` };
const SEM_LINK: Dito = { texto: `Por aqui só confirmo telefones. Abra o link que a ${MARCA} mostra para começar.` };

/**
 * An act in a conversation with the bot. The token of the link identifies the account. The number that was typed in
 * that account is confirmed when Telegram vouches that it belongs to the sender. A copy of a notice changes nothing
 * (REGRAS 2.19).
 */
export async function receberTelegram(ctx: Contexto, caminho: string): Promise<void> {
  const { deps, corpoBruto, cabecalhos } = ctx;
  const { telegram } = deps.gateways.mensagem;
  if (telegram === undefined || corpoBruto === null) return recusar('semPermissao');
  const lido = telegram.interpretarWebhook({ corpoBruto, cabecalhos, caminho, recebidoEm: deps.relogio.parede() });
  if (!lido.valido) {
    deps.log.warn({ requestId: ctx.requestId, ip: ctx.ip }, 'webhook refused');
    return recusar('semPermissao');
  }
  const { evento } = lido;
  if (evento === undefined) return;
  try {
    await processar(ctx, evento);
  } catch (erro) {
    // Another account confirmed the same number at this very moment: a second look finds it taken.
    if (!temRestricao(erro, 'usuarios_telefone')) throw erro;
    await processar(ctx, evento);
  }
}

async function processar(ctx: Contexto, evento: EventoDeTelegram): Promise<void> {
  const { cifra } = ctx.deps;
  await emTransacao(ctx.db, async (trx) => {
    if (!(await ehNovo(trx, ctx, evento))) return;
    const { texto, pedeContato = false } = await reagir(trx, ctx, evento);
    const conversaCifrada = cifra.cifrar(evento.conversa, CONTEXTO_DA_CONVERSA).toString('base64');
    await enfileirar(trx, ENVIAR_TELEGRAM, { conversaCifrada, texto, pedeContato }, { requestId: ctx.requestId });
  });
}

/** Notes that the message was heard, and keeps none of its content. */
async function ehNovo(trx: Trx, { agora }: Contexto, { id }: EventoDeTelegram): Promise<boolean> {
  return (
    (await trx
      .insertInto('webhooks_recebidos')
      .values({ provedor: 'telegram', evento_id: id, corpo: '{}', recebido_em: agora, processado_em: agora })
      .onConflict((c) => c.columns(['provedor', 'evento_id']).doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

async function reagir(trx: Trx, ctx: Contexto, evento: EventoDeTelegram): Promise<Dito> {
  const { agora, deps } = ctx;
  const conversa = deps.cifra.indice(evento.conversa, CONTEXTO_DA_CONVERSA);
  if (evento.tipo === 'inicio') {
    const aceito = await usarLink(trx, { resumo: resumoDoToken(evento.token), conversa, agora });
    return aceito ? PEDE_NUMERO : LINK_VENCIDO;
  }
  const validacao = await validacaoDaConversa(trx, { conversa, agora });
  if (validacao === undefined) return SEM_LINK;
  if (evento.tipo === 'outro') return PEDE_NUMERO;
  const dito = { ...validacao, digitos: evento.telefone };
  return validacao.vincula
    ? await vincular(trx, ctx, { ...dito, conversa: evento.conversa })
    : await confirmar(trx, ctx, dito);
}

/** The number must be the account's own still: messages go nowhere else. */
async function vincular(
  trx: Trx,
  { agora, deps: { cifra } }: Contexto,
  v: { readonly usuarioId: number; readonly conversa: string; readonly digitos: string },
): Promise<Dito> {
  const { usuarioId } = v;
  await travarConta(trx, usuarioId);
  const confirmado = await telefoneConfirmadoDe(trx, usuarioId);
  if (confirmado === null || !cifra.indice(v.digitos, CONTEXTO.telefone).equals(confirmado)) return NUMERO_DIFERENTE;
  await guardarConversa(trx, {
    usuario_id: usuarioId,
    conversa_indice: cifra.indice(v.conversa, CONTEXTO_DA_CONVERSA),
    conversa_cifrada: cifra.cifrar(v.conversa, CONTEXTO_DA_CONVERSA),
    criada_em: agora,
  });
  await registrarAuditoria(trx, {
    usuarioId,
    acao: 'cadastro.telegramVinculado',
    alvo: `usuario:${usuarioId}`,
    em: agora,
  });
  await encerrarValidacao(trx, usuarioId);
  return VINCULADO;
}

async function confirmar(
  trx: Trx,
  { agora, deps: { cifra } }: Contexto,
  v: { readonly usuarioId: number; readonly telefone: Buffer; readonly digitos: string },
): Promise<Dito> {
  const { usuarioId } = v;
  const indice = cifra.indice(v.digitos, CONTEXTO.telefone);
  if (!indice.equals(v.telefone)) return NUMERO_DIFERENTE;
  if (!(await travarConta(trx, usuarioId)).telefoneVerificado) {
    if (await telefoneDeOutro(trx, { indice, usuarioId })) return NUMERO_DE_OUTRO;
    const cifrado = cifra.cifrar(v.digitos, CONTEXTO.telefone);
    await guardarTelefone(trx, { usuarioId, cifrado, indice, agora });
    await herdarSancoes(trx, cifra, { usuarioId, agora });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.telefoneConfirmado',
      alvo: `usuario:${usuarioId}`,
      dados: { canal: 'telegram' },
      em: agora,
    });
  }
  await encerrarValidacao(trx, usuarioId);
  return CONFIRMADO;
}
