import { createHash, randomBytes } from 'node:crypto';
import { expiracaoDoPin, podeEmitirPin } from '@rateia/domain/cadastro/pin';
import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { Trx } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { guardarLink, lerJanela } from './repository.ts';

const BYTES_DO_TOKEN = 24;
const MINUTOS_DA_JANELA = 60;

/**
 * A link to the bot for an account and a number, good once and as long as a code, and as many an hour as codes
 * (REGRAS 2.19). The caller has the account locked.
 */
export async function criarLink(
  trx: Trx,
  { deps, usuario: { id: usuarioId }, agora }: ContextoUsuario,
  { telefone, vincula }: { readonly telefone: Buffer; readonly vincula: boolean },
): Promise<{ readonly link: string; readonly expiraEm: Instante }> {
  const { telegram } = deps.gateways.mensagem;
  if (telegram === undefined) return recusar('telegramIndisponivel');
  const regras = await deps.regras();
  const antes = await lerJanela(trx, usuarioId);
  const liberadoEm = antes === undefined ? agora : somarMinutos(antes.janelaEm, MINUTOS_DA_JANELA);
  const janela =
    antes === undefined || milissegundosDe(liberadoEm) <= milissegundosDe(agora)
      ? { janelaEm: agora, pedidos: 0 }
      : antes;
  if (!podeEmitirPin({ emissoesNaUltimaHora: janela.pedidos }, regras))
    recusar('telegramLimiteLinks', { valores: { hora: formatarHora(liberadoEm) } });
  const token = randomBytes(BYTES_DO_TOKEN).toString('base64url');
  const expiraEm = expiracaoDoPin(agora, regras);
  await guardarLink(trx, {
    usuarioId,
    telefone,
    vincula,
    resumo: resumoDoToken(token),
    expiraEm,
    agora,
    janelaEm: janela.janelaEm,
    pedidos: janela.pedidos + 1,
  });
  return { link: telegram.linkDaConversa(token), expiraEm };
}

/** The stored digest of a token: a reader of the database cannot confirm a phone with it. */
export function resumoDoToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
