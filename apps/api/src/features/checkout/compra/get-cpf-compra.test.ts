import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { criarPessoa } from '../../../test/construtores.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(async () => await mundo.encerrar());

const ENDERECO = {
  cep: '30130010',
  uf: 'MG',
  cidade: 'Belo Horizonte',
  rua: 'Avenida Afonso Pena',
  bairro: 'Centro',
  numero: '1',
  complemento: '',
};

describe('GET usuario/cpf-compra (spec A§7; REGRAS 1 cpf-compra)', () => {
  it('needs a login', async () => {
    expect((await mundo.chamar('getCpfCompra')).status).toBe(401);
  });

  it("is the account's own, masked; the balance and the pools take money of no other", async () => {
    const como = await criarPessoa(mundo);
    const doGrupo = await mundo.chamar('getCpfCompra', {}, { como });
    expect(doGrupo.corpo).toEqual({ cpf: mascararCpf(como.cpf), soDoProprio: false, faltam: [] });
    for (const para of ['saldo', 'bolao'] as const)
      expect((await mundo.chamar('getCpfCompra', { para }, { como })).corpo.soDoProprio).toBe(true);
  });

  it('says what is missing: the data of the person, and the address that a boleto prints', async () => {
    const como = await criarPessoa(mundo);
    const boleto = { meioPagamento: MEIO_PAGAMENTO.boleto.id };
    const pix = { meioPagamento: MEIO_PAGAMENTO.pix.id };
    expect((await mundo.chamar('getCpfCompra', boleto, { como })).corpo.faltam).toEqual(['endereco']);
    expect((await mundo.chamar('getCpfCompra', pix, { como })).corpo.faltam).toEqual([]);
    await mundo.chamar('updateEnderecoFiscal', ENDERECO, { como });
    expect((await mundo.chamar('getCpfCompra', boleto, { como })).corpo.faltam).toEqual([]);
    const nova = await criarPessoa(mundo, { validada: false });
    expect((await mundo.chamar('getCpfCompra', boleto, { como: nova })).corpo).toMatchObject({
      cpf: null,
      faltam: ['dadosFiscais', 'endereco'],
    });
  });
});
