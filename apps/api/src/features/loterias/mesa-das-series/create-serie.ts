import type { backofficeSeries as contrato } from '@rateia/contracts/backoffice-series';
import type { Recebida, Resposta } from '@rateia/contracts/chamada';
import { LOTERIAS } from '@rateia/domain/loterias/loterias';
import { semSerie } from '@rateia/domain/loterias/sem-serie';
import { emTransacao } from '../../../db/banco.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import { apostasPedidas } from '../mesa/bolao-pedido.ts';
import { prepararSerie } from '../series/preparar-serie.ts';

type Contrato = typeof contrato.createSerie;

/** A series with its next pools, which hold it to the limits of its lottery, noted under its operator's name (REGRAS 2.12). */
export async function createSerie(ctx: ContextoUsuario, { body }: Recebida<Contrato>): Promise<Resposta<Contrato>> {
  const { deps, agora, usuario, ip } = ctx;
  const { nome, loteria, modo, cotas } = body;
  const sem = semSerie(LOTERIAS[loteria]);
  if (sem !== undefined) return recusar('dadosInvalidos', { dados: { campos: { loteria: sem } } });
  const { apostas, semente } = await apostasPedidas(ctx.db, body);
  if (apostas.length === 0)
    return recusar('dadosInvalidos', { dados: { campos: { apostas: 'Escolha ao menos uma aposta.' } } });
  return await emTransacao(ctx.db, async (trx) => {
    const { id } = await trx
      .insertInto('series')
      .values({
        nome,
        loteria,
        modo,
        total_cotas: cotas,
        apostas: JSON.stringify(apostas),
        semente: semente ?? null,
        criada_por: usuario.id,
        criada_em: agora,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if ((await prepararSerie(trx, deps, { serieId: id, agora })) === undefined) return recusar('serieSemSorteio');
    await registrarAuditoria(trx, { usuarioId: usuario.id, acao: 'serie.criar', alvo: `serie:${id}`, ip, em: agora });
    return { id };
  });
}
