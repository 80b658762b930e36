import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { enviarImagens } from '../../../test/identidade.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

describe('submission (spec A§7 reconhecimento-facil)', () => {
  it('needs every picture, and consent', async () => {
    const pessoa = await criarPessoa(mundo);
    const id = await enviarImagens(mundo, pessoa);
    await mundo.aplicacao.deps.db
      .updateTable('documentos')
      .set({ apagado_em: mundo.agora(), chave_embrulhada: null })
      .where('parte', 'in', ['verso', 'self'])
      .where('validacao_id', 'in', (q) =>
        q.selectFrom('validacoes_conta as v').select('v.id').where('v.id_publico', '=', id),
      )
      .execute();
    const r = await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
    expect(r.erro).toMatchObject({
      message: 'Ainda faltam imagens: o verso do documento e a selfie.',
      dados: { chave: 'documentoIncompleto', faltam: ['verso', 'self'] },
    });
    const sem = await mundo.chamar('reconhecimentoFacil', { id, consentimento: false }, { como: pessoa });
    expect(sem.status).toBe(422);
  });

  it('sent twice with the same key is one submission', async () => {
    const pessoa = await criarPessoa(mundo);
    const id = await enviarImagens(mundo, pessoa);
    const pedido = [
      { id, consentimento: true },
      { como: pessoa, chave: 'chave-da-submissao' },
    ] as const;
    const um = await mundo.chamar('reconhecimentoFacil', ...pedido);
    const dois = await mundo.chamar('reconhecimentoFacil', ...pedido);
    expect(dois.bruto).toBe(um.bruto);
    const outra = await mundo.chamar('reconhecimentoFacil', { id, consentimento: true }, { como: pessoa });
    expect(outra.erro.dados.chave).toBe('transicaoRecusada');
  });
});
