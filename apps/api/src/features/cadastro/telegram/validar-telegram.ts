import { createHash, randomBytes } from 'node:crypto';
import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { expiracaoDoPin, podeEnviarPin } from '@rateia/domain/cadastro/pin';
import { milissegundosDe, somarMinutos } from '@rateia/domain/datas';
import { formatarHora } from '@rateia/domain/datas-formatadas';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { CONTEXTO } from '../pessoais.ts';
import { travarConta } from '../repository.ts';
import { guardarLink, lerJanela } from './repository.ts';

const BYTES_DO_TOKEN = 24;
const MINUTOS_DA_JANELA = 60;

/**
 * A link to the bot for this account and this number, good once and as long as a code, and as many an hour as codes.
 * Whether another account has the number is told by the bot, to who has it (spec A§7; decisions 202, 240).
 */
export const validarTelegram = async (
  { db, deps, usuario, agora }: ContextoUsuario,
  { body: { telefone } }: Recebida<typeof cadastro.validarTelegram>,
): Promise<Resposta<typeof cadastro.validarTelegram>> => {
  const { telegram } = deps.gateways.mensagem;
  if (telegram === undefined) return recusar('telegramIndisponivel');
  const regras = await deps.regras();
  const usuarioId = usuario.id;
  const indice = deps.cifra.indice(telefone, CONTEXTO.telefone);
  const token = randomBytes(BYTES_DO_TOKEN).toString('base64url');
  const expiraEm = expiracaoDoPin(agora, regras);
  await emTransacao(db, async (trx) => {
    if ((await travarConta(trx, usuarioId)).telefoneVerificado) recusar('conflito');
    const antes = await lerJanela(trx, usuarioId);
    const liberadoEm = antes === undefined ? agora : somarMinutos(antes.janelaEm, MINUTOS_DA_JANELA);
    const janela =
      antes === undefined || milissegundosDe(liberadoEm) <= milissegundosDe(agora)
        ? { janelaEm: agora, pedidos: 0 }
        : antes;
    if (!podeEnviarPin({ enviosNaUltimaHora: janela.pedidos }, regras))
      recusar('telegramLimiteLinks', { valores: { hora: formatarHora(liberadoEm) } });
    await guardarLink(trx, {
      usuarioId,
      telefone: indice,
      resumo: resumoDoToken(token),
      expiraEm,
      agora,
      janelaEm: janela.janelaEm,
      pedidos: janela.pedidos + 1,
    });
  });
  return { link: telegram.linkDaConversa(token), expiraEm };
};

/** Only the digest is kept: who reads the database confirms nobody's phone. */
export const resumoDoToken = (token: string): Buffer => createHash('sha256').update(token).digest();
