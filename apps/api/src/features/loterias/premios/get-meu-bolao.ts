import type { Recebida } from '@rateia/contracts/chamada';
import type { loterias } from '@rateia/contracts/loterias';
import { somar } from '@rateia/domain/dinheiro';
import { ESTADO_BOLAO, MOTIVO_DO_CANCELAMENTO } from '@rateia/domain/loterias/bolao';
import { ehIdDe, rotuloDe } from '@rateia/domain/tabela';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { lacresDoBolao } from '../prova/repository.ts';
import { exigirDoBolaoOuDevolvido } from './exigir-do-bolao.ts';
import { pagoPelaPessoa } from './pagamentos-da-pessoa.ts';

/** A member's pool: state, clocks, cotas and proof (spec B§2 /meus-grupos/loteria). */
export async function getMeuBolao(ctx: ContextoUsuario, { params: { id } }: Recebida<typeof loterias.getMeuBolao>) {
  const { bolao, minhas, devolvido } = await exigirDoBolaoOuDevolvido(ctx, id);
  const pagos = await pagoPelaPessoa(ctx.db, { usuarioId: ctx.usuario.id, boloes: [id] });
  const { nome, estado, modo, totalCotas, vendasAte, comprovarAte, sorteioEm, motivoCancelamento } = bolao;
  return {
    id,
    nome,
    estado,
    estadoRotulo: rotuloDe(ESTADO_BOLAO, estado),
    modo,
    totalCotas,
    minhasCotas: [...minhas],
    pago: somar(...pagos.map(({ valor }) => valor)),
    vendasAte,
    comprovarAte,
    sorteioEm,
    motivoCancelamento: ehIdDe(MOTIVO_DO_CANCELAMENTO, motivoCancelamento)
      ? rotuloDe(MOTIVO_DO_CANCELAMENTO, motivoCancelamento)
      : null,
    devolvido:
      devolvido === null ? null : { cotas: devolvido.cotas, valor: devolvido.valor, desculpa: devolvido.desculpa },
    provas: (await lacresDoBolao(ctx.db, id)).map(({ momento, raiz, publicadoEm }) => ({
      momento,
      raiz,
      em: publicadoEm,
    })),
  };
}
