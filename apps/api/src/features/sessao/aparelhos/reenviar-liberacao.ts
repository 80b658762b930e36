import type { Recebida } from '@rateia/contracts/chamada';
import type { sessao } from '@rateia/contracts/sessao';
import { expiracaoDoPin, ID_TIPO_PIN } from '@rateia/domain/cadastro/pin';
import { milissegundosDe } from '@rateia/domain/datas';
import { emTransacao } from '../../../db/banco.ts';
import type { Contexto } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { criarPin } from '../codigos/criar-pin.ts';
import { criarLink } from '../links/links.ts';
import { resumoDaLiberacao, vinculoDaLiberacao } from '../login/entrar-na-conta.ts';
import { adiarLiberacao, findLiberacao } from '../repository.ts';

/** Another code and link for a request that is still open, without the password again; three an hour (REGRAS 2.6). */
export async function reenviarLiberacao(
  { deps, agora, requestId }: Contexto,
  { body: { hash } }: Recebida<typeof sessao.reenviarLiberacao>,
): Promise<{ readonly expiraEm: string }> {
  const resumo = resumoDaLiberacao(hash);
  const regras = await deps.regras();
  return await emTransacao(deps.db, async (trx) => {
    const pedido = (await findLiberacao(trx, resumo)) ?? recusar('entradaVencida');
    const vencida = milissegundosDe(pedido.expiraEm) <= milissegundosDe(agora);
    if (pedido.usada || pedido.recusada || pedido.bloqueada || vencida) recusar('entradaVencida');
    const { usuarioId, dispositivoId, email } = pedido;
    const expiraEm = expiracaoDoPin(agora, regras);
    await adiarLiberacao(trx, { hash: resumo, expiraEm });
    const { caminho } = await criarLink(trx, {
      tipo: 'liberacao',
      usuarioId,
      liberacao: resumo,
      dispositivoId,
      agora,
      minutos: regras.pin.minutos,
    });
    await criarPin(trx, deps, {
      tipo: ID_TIPO_PIN.email,
      usuarioId,
      canal: 'email',
      destino: email,
      vinculo: vinculoDaLiberacao(resumo),
      agora,
      requestId,
      caminho,
    });
    return { expiraEm };
  });
}
