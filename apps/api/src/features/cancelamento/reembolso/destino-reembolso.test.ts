import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emTransacao } from '../../../db/banco.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { recebimentoDe } from '../../../test/avisos-do-pix.ts';
import type { Membro } from '../../../test/carteira.ts';
import { criarMembro, MENSALIDADE } from '../../../test/carteira.ts';
import { ligarWebhook } from '../../../test/checkout.ts';
import { saldoDe } from '../../../test/construtores.ts';
import { assinaturaDe } from '../../../test/grupos.ts';
import { criarMembroPeloPix } from '../../../test/membro-pelo-pix.ts';
import { moverGrupo } from '../../grupos/index.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
});
afterAll(async () => await mundo.encerrar());

const TUDO = MENSALIDADE * 2;

describe('Chosen before anything ends (REGRAS 2.9: the member may choose the wallet always)', () => {
  async function escolher(membro: Membro, destino: string) {
    return await mundo.chamar('updateDestinoReembolso', { idGrupo: membro.grupo.id, destino }, { como: membro });
  }
  async function minha(membro: Membro) {
    return (await mundo.chamar('getGrupoMembro', { id: membro.grupo.id }, { como: membro })).corpo.destinoReembolso;
  }

  it('holds for a refund that the member did not ask for, and can be changed back', async () => {
    const membro = await criarMembroPeloPix(mundo, { ciclo: false });
    expect(await minha(membro)).toBe('original');
    for (const destino of ['saldo', 'original', 'saldo']) {
      expect((await escolher(membro, destino)).corpo).toEqual({ destino });
      expect(await minha(membro)).toBe(destino);
      expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ destino_reembolso: destino });
    }
    const { deps } = mundo.aplicacao;
    const fim = { grupoId: membro.grupo.id, evento: 'cancelar', quem: 'sistema', usuarioId: null } as const;
    await emTransacao(deps.db, (trx) => moverGrupo(trx, deps, { ...fim, agora: mundo.agora() }));
    expect(await saldoDe(mundo, membro.id, 'disponivel')).toBe(TUDO);
    const devolucoes = deps.db
      .selectFrom('devolucoes')
      .select('id')
      .where('recebimento_id', '=', await recebimentoDe(mundo, membro.e2eid));
    expect(await devolucoes.execute()).toEqual([]);
  });

  it('is no question to a member who paid from the wallet', async () => {
    expect(await minha(await criarMembro(mundo))).toBeNull();
  });

  it('refuses an unknown destination: 422', async () => {
    const membro = await criarMembro(mundo);
    expect((await escolher(membro, 'cheque')).status).toBe(422);
    expect(await assinaturaDe(mundo, membro.assinaturaId)).toMatchObject({ destino_reembolso: 'original' });
  });

  it('the exit refuses such a destination too: 422, and nothing ends', async () => {
    const membro = await criarMembro(mundo);
    const saida = { idMembro: membro.assinaturaId, idGrupo: membro.grupo.id, motivo: 3, textoMotivo: '' };
    const pedido = { ...saida, tipo: 'arrependimento', totalMostrado: TUDO, destino: 'cheque' };
    expect((await mundo.chamar('cancelarMembro', pedido, { como: membro })).status).toBe(422);
    expect((await assinaturaDe(mundo, membro.assinaturaId)).estado).not.toBe('encerrada');
  });
});
