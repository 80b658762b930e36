import { randomBytes } from 'node:crypto';
import { diaDe } from '@rateia/domain/datas';
import { avisoDeVencimento, MAQUINA_CARTAO } from '@rateia/domain/pagamentos/cartao/cadastrado';
import { emTransacao } from '../db/banco.ts';
import { exigir, mover, nascer } from '../db/mover.ts';
import { agendarPrazo } from '../db/prazos.ts';
import { CARTAO_VENCENDO } from '../features/pagamentos/agenda.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

/** The provider's names of the card that the sandbox keeps from its start. */
const NO_PROVEDOR = { cliente: 'demonstracao', no_provedor: 'demonstracao-5682' } as const;
const ANOS = 3;

/**
 * A verified card, which pays the months of its holder where the balance does not. Its fields are the browser's, so it is
 * written here as it stands after its verification.
 */
export async function guardarCartao(mundo: MundoPassado, { id: usuarioId }: Gente): Promise<void> {
  const agora = mundo.agora();
  const validade = { mes: 11, ano: Number(diaDe(agora).slice(0, 4)) + ANOS };
  const quem = { quem: 'usuario', usuarioId, agora } as const;
  await emTransacao(mundo.aplicacao.deps.db, async (trx) => {
    const visa = { bandeira: 'visa', primeiros_digitos: '423564', final_do_cartao: '5682' };
    const valores = { usuario_id: usuarioId, ...NO_PROVEDOR, ...visa, ...validade, criado_em: agora };
    const { id } = exigir(await nascer(trx, MAQUINA_CARTAO, { evento: 'cadastrar', ...quem, valores }));
    const referencia = randomBytes(16).toString('hex');
    const feita = { vence_em: agora, autorizada_em: agora, encerrada_em: agora, anulada_em: agora };
    await trx
      .insertInto('verificacoes_de_cartao')
      .values({ cartao_id: id, referencia, ...feita })
      .execute();
    exigir(await mover(trx, MAQUINA_CARTAO, { id, evento: 'ativar', ...quem, mudar: { principal: true } }));
    await agendarPrazo(trx, { tipo: CARTAO_VENCENDO, alvoId: id, venceEm: avisoDeVencimento(validade), agora });
  });
}
