import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { multiplicar, somar, ZERO } from '@rateia/domain/dinheiro';
import { ESTADO_BOLAO } from '@rateia/domain/loterias/bolao';
import { rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { devolvidoAPessoa } from './devolvido-a-pessoa.ts';
import { boloesPassados, contarPassados } from './historico-repository.ts';
import { pagoPelaPessoa } from './pagamentos-da-pessoa.ts';
import { acharApuracoes } from './premios-repository.ts';

/** The person's pools that are over, the newest first (spec B§2 /meus-grupos/historico). */
export async function getHistoricoDeBoloes(
  ctx: ContextoUsuario,
  { query: { pagina, porPagina } }: Recebida<typeof loterias.getHistoricoDeBoloes>,
) {
  const { db, usuario } = ctx;
  const boloes = await boloesPassados(db, { usuarioId: usuario.id, pagina, porPagina });
  const ids = boloes.map(({ id }) => id);
  const apuracoes = await acharApuracoes(db, ids);
  const pagos = new Map(
    (await pagoPelaPessoa(db, { usuarioId: usuario.id, boloes: ids })).map((um) => [um.bolaoId, um]),
  );
  const devolvidos = new Map(
    (await devolvidoAPessoa(ctx.db, { usuarioId: usuario.id, boloes: ids })).map((um) => [um.bolaoId, um]),
  );
  const itens = boloes.map(({ id, nome, loterias, estado, sorteioEm }) => {
    const devolvido = devolvidos.get(id);
    const { cotas = 1, valor = ZERO } = pagos.get(id) ?? devolvido ?? {};
    return {
      id,
      nome,
      loterias: [...loterias],
      estado,
      estadoRotulo: rotuloDe(ESTADO_BOLAO, estado),
      sorteioEm,
      minhasCotas: cotas,
      pago: valor,
      devolvido: devolvido === undefined ? null : somar(devolvido.valor, devolvido.desculpa),
      minhaParte: multiplicar(apuracoes.get(id)?.porCota ?? ZERO, cotas),
    };
  });
  return { itens, total: await contarPassados(db, usuario.id), pagina, porPagina };
}
