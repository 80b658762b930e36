import { randomBytes } from 'node:crypto';
import type { TipoPin } from '@rateia/domain/cadastro/pin';
import { bloqueioAposTentativas, expiracaoDoPin, pinDe, podeEmitirPin, TAMANHO_PIN } from '@rateia/domain/cadastro/pin';
import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { CanalDoCodigo } from '@rateia/domain/notificacoes/entrega';
import type { Trx } from '../../../db/banco.ts';
import { enfileirar } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { ENVIAR_PIN } from '../agenda.ts';
import { CONTEXTO_DO_LINK } from '../links/links.ts';
import { escopoDe, guardarPin, lerEmissoes, travarEmissoes } from './pins-repository.ts';

const MINUTOS_DA_JANELA = 60;
/** Contexts under which a code and its address are encrypted in the delivery job. */
export const CONTEXTO_DO_PIN = { codigo: 'pin:codigo', destino: 'pin:destino' } as const;

export type PedidoDePin = {
  readonly tipo: TipoPin;
  /** The owner of the code. Null makes a code that is not sent, so that guessing an unknown e-mail looks the same. */
  readonly usuarioId: number | null;
  readonly canal: CanalDoCodigo;
  /** False makes a code that is not sent either, and counts as any: the address belongs to another account. */
  readonly entregar?: boolean;
  /**
   * True creates a code that was not requested, so that tries at an address without a code are counted. It does not
   * count as a send, and no limit refuses it.
   */
  readonly semEmissao?: boolean;
  /** E-mail address, or the 11 digits of a phone. */
  readonly destino: string;
  /** The act that the code authorises, as "kind:object"; it is worthless for any other (ASVS 6.6.2). */
  readonly vinculo: string;
  readonly agora: Instante;
  readonly requestId?: string;
  /** A page of ours that goes with the code by e-mail. */
  readonly caminho?: string;
};

/**
 * Makes a code and queues its delivery in the caller's transaction. Refuses the fourth of an hour to one address or
 * person (pinLimiteEnvios) and any while wrong tries have it locked (pinBloqueado) (REGRAS 2.6).
 */
export async function criarPin(trx: Trx, deps: Deps, pedido: PedidoDePin): Promise<{ readonly expiraEm: Instante }> {
  const { tipo, usuarioId, canal, destino, vinculo, agora, requestId, caminho } = pedido;
  const { entregar = true, semEmissao = false } = pedido;
  const { cifra } = deps;
  const regras = await deps.regras();
  const indice = cifra.indice(destino, CONTEXTO_DO_PIN.destino);
  await travarEmissoes(trx, indice);
  const envios = await lerEmissoes(trx, {
    destino: indice,
    usuarioId,
    tipo,
    escopo: escopoDe(vinculo),
    tentativas: regras.pin.tentativas,
    agora,
  });
  const liberadoEm = envios.bloqueadoEm === null ? agora : bloqueioAposTentativas(envios.bloqueadoEm, regras);
  if (milissegundosDe(liberadoEm) > milissegundosDe(agora))
    recusar('pinBloqueado', { valores: { hora: formatarHora(liberadoEm) } });
  if (!semEmissao && !podeEmitirPin({ emissoesNaUltimaHora: envios.quantos }, regras)) {
    recusar('pinLimiteEnvios', {
      valores: { hora: formatarHora(somarMinutos(envios.primeiroEm ?? agora, MINUTOS_DA_JANELA)) },
    });
  }
  const codigo = pinDe(randomBytes(TAMANHO_PIN));
  const expiraEm = expiracaoDoPin(agora, regras);
  const pinId = await guardarPin(trx, {
    tipo,
    usuarioId,
    destino: indice,
    vinculo,
    hash: cifra.hashCodigo(codigo, vinculo),
    semEmissao,
    agora,
    expiraEm,
  });
  if (usuarioId !== null && entregar) {
    const cifrado = {
      destinoCifrado: cifra.cifrar(destino, CONTEXTO_DO_PIN.destino).toString('base64'),
      codigoCifrado: cifra.cifrar(codigo, CONTEXTO_DO_PIN.codigo).toString('base64'),
      ...(caminho === undefined ? {} : { caminhoCifrado: cifra.cifrar(caminho, CONTEXTO_DO_LINK).toString('base64') }),
    };
    await enfileirar(trx, ENVIAR_PIN, { pinId, canal, ...cifrado }, requestId === undefined ? {} : { requestId });
  }
  return { expiraEm };
}
