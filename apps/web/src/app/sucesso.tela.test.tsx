import { formatarDia } from '@rateia/domain/datas-formatadas';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anotarCartao } from '../features/checkout/cartao/fluxo.ts';
import type { RespostaDe } from '../lib/api-client.ts';
import { abrirTela, entrar } from './test/abrir-tela.tsx';
import { DO_MEMBRO } from './test/grupo.ts';

beforeEach(entrar);

const NA_FILA = {
  ...DO_MEMBRO,
  assinatura: { ...DO_MEMBRO.assinatura, espera: { entraEm: '2099-03-12', sairAte: '2099-03-10T03:00:00.000Z' } },
};

describe.each(['/checkout/sucesso', '/checkout/sucesso/primeira'])('%s (spec B§2): a place that was paid', (tela) => {
  const endereco = `${tela}?idGrupo=1&idFatura=1`;

  it('in the group says so', async () => {
    await abrirTela(endereco, { respostas: { getGrupoMembro: DO_MEMBRO } });
    expect(await screen.findByRole('heading', { level: 1, name: `Você está no ${DO_MEMBRO.grupo.nome}` })).toBeTruthy();
  });

  it('on the waiting list says that it is kept, and from when the access comes', async () => {
    const { principal } = await abrirTela(endereco, { respostas: { getGrupoMembro: NA_FILA } });
    const titulo = `Seu lugar na fila do ${DO_MEMBRO.grupo.nome} está garantido`;
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeTruthy();
    expect(principal().getByText(new RegExp(`Você entra em ${formatarDia('2099-03-12')}\\.`))).toBeTruthy();
  });
});

const CARTAO = { token: 't', bandeira: 'visa', primeirosDigitos: '423564', finalDoCartao: '5682', mes: 11, ano: 2090 };
const FATURA: Omit<RespostaDe<'getFatura'>, 'meioPagamento'> = {
  id: 1,
  grupo: DO_MEMBRO.grupo.nome,
  idGrupo: 1,
  servico: 'YouTube Premium',
  icone: 'icone-01',
  cor: 'cor-01',
  tipo: 'entrada',
  status: 13,
  valorTotal: 2_096,
  vencimento: '2026-01-01',
  pagaEm: '2026-01-01T12:00:00.000Z',
  competenciaInicio: null,
  competenciaFim: null,
  tentativas: 0,
  causaFalha: null,
  podePagar: false,
  linhas: [],
  emitidaEm: '2026-01-01T12:00:00.000Z',
  pagaPelaCaucao: false,
  idAssinatura: 7,
  taxasMeioPagamento: {},
  historico: [],
  creditoRelacionado: [],
  primeiraCompra: false,
  noCartao: null,
  falhaNoCartao: null,
};
function paga(meioPagamento: number): RespostaDe<'getFatura'> {
  return { ...FATURA, meioPagamento };
}

describe('A card that was typed for a purchase (REGRAS 2.4, 2.8)', () => {
  it.each([
    [MEIO_PAGAMENTO.cartaoJuno.id, 'kept', ['/perfil/cartoes/cadastro-2']],
    [MEIO_PAGAMENTO.pix.id, 'left alone', []],
  ])('which was paid by means %i is %s', async (meio, _caso, links) => {
    const respostas = { getGrupoMembro: DO_MEMBRO, getFatura: paga(meio) };
    await abrirTela('/checkout/sucesso?idGrupo=1&idFatura=1', { respostas });
    await screen.findByRole('heading', { name: 'O que você pagou' });
    act(() => anotarCartao({ cartao: CARTAO, tokenDaVerificacao: 'u' }));
    const guardar = screen.queryAllByRole('link', { name: 'Guardar o cartão' });
    expect(guardar.map((link) => link.getAttribute('href'))).toEqual(links);
  });
});
