import { tituloDaPagina } from '@rateia/domain/marca';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rota } from '../lib/rotas.ts';
import { rotas } from '../lib/rotas.ts';
import { abrirTela, deixarNaAba, entrar } from './test/abrir-tela.tsx';

beforeEach(entrar);

/** Every screen that shows somebody's data, with how many of its parts come each by itself: each says that it did not. */
const TELAS: Readonly<Record<string, number>> = {
  '/grupos': 3,
  '/pesquisa': 1,
  '/meus-grupos': 1,
  '/loteria': 1,
  '/loteria/1': 1,
  '/loteria-recorrente': 1,
  '/c/1': 1,
  '/checkout/combo/1': 1,
  '/checkout/mudanca/1': 1,
  '/checkout/outra-vaga/1': 1,
  '/loteria-recorrente/1': 1,
  '/loteria/jogo-responsavel': 1,
  '/grupo/compartilhar': 1,
  '/grupo/reportar/1': 1,
  '/sobre-administrador/1': 1,
  '/grupo/1': 1,
  '/grupo/membro/1': 1,
  '/grupo/1/dados-acesso': 1,
  '/grupo/membro/1/cancelamento/informacoes': 1,
  '/grupo/admin/1/cancelamento/informacoes': 1,
  '/grupo/admin/1/cancelamento/motivo': 1,
  '/grupo/1/sucessao': 1,
  '/grupo/membro/1/vencimento': 1,
  '/grupo/membro/1/cancelamento/escolha': 1,
  '/grupo/membro/1/cancelamento/cancelar': 2,
  '/reclamacao/informacoes?grupo=1': 1,
  '/reclamacao/informacoes?bolao=1': 1,
  '/reclamacao/dados-grupo?grupo=1': 1,
  '/reclamacao/oque-aconteceu?grupo=1': 1,
  '/reclamacao/solucao-desejada?grupo=1': 1,
  '/reclamacao/historico/1': 1,
  '/reclamacao/aceite-proposta?id=1': 1,
  '/reclamacao/outra-solucao?id=1': 1,
  '/reclamacao/concluida?id=1': 1,
  '/reclamacao/status?id=1': 1,
  '/reclamacoes/historico': 1,
  '/reclamacoes/historico/1': 1,
  '/checkout?idPreCheckout=1': 1,
  '/checkout/carrinho': 1,
  '/checkout/carrinho/pagar?idPreCheckout=1': 1,
  '/checkout/cadastro-cartao-1?idPagamento=1': 1,
  '/checkout/assinatura/processando?idPagamento=1': 1,
  '/pix-programado': 1,
  '/perfil/cartoes': 1,
  '/perfil/cartoes/cadastro-1': 1,
  '/perfil/cartoes/cadastro-verificacao?idCartao=1': 1,
  '/checkout/pagamento/processando/pix?idPagamento=1': 1,
  '/checkout/sucesso?idGrupo=1&idFatura=1': 2,
  '/checkout/sucesso/primeira?idGrupo=1&idFatura=1': 2,
  '/checkout/assinar?idPreCheckout=1': 1,
  '/checkout/cadastrar-dados-fiscais': 1,
  '/carteira/creditos/estorno/sucesso?idPagamento=1': 1,
  '/carteira/creditos/estorno/erro?idPagamento=1': 1,
  '/notificacoes': 1,
  '/carteira/creditos': 3,
  '/carteira/creditos?filtro=fatura': 4,
  '/carteira/creditos?filtro=recebimentos': 3,
  '/carteira/creditos/extrato/1': 1,
  '/carteira/fatura/extrato/1': 1,
  '/carteira/recibo/fatura/1': 1,
  '/carteira/informe': 1,
  '/carteira/fatura/resumo/1': 1,
  '/carteira/adicionar/valor': 1,
  '/carteira/retirada/valor': 1,
  '/carteira/retirar/contas': 1,
  '/carteira/recebimentos/grupo/1/extrato': 1,
  '/carteira/contas': 1,
  '/carteira/retirada/automatica': 1,
  '/black-week': 1,
  '/clube': 1,
  '/plus': 1,
  '/indicacao': 1,
  '/carteira/indicacoes': 1,
  '/carteira/indicacoes/extrato/1': 1,
  '/carteira/conta/1/verificar': 1,
  '/carteira/retirar/documento': 1,
  '/carteira/retirada/resumo': 2,
  '/carteira/retirada/autorizar?idRetirada=1': 1,
  '/carteira/retirada/sucesso?idRetirada=1': 1,
  '/grupo/admin/1': 1,
  '/grupo/admin/1/enviar': 1,
  '/grupo/admin/1/mensagem?membro=1': 1,
  '/grupo/membro/1/mensagem': 1,
  '/grupo/admin/1/membro?membro=1': 1,
  '/grupo/admin/1/membro/remover?membro=1': 2,
  '/grupo/admin/1/liberar': 1,
  '/grupo/admin/1/alterar-valor': 1,
  '/grupo/admin/1/convidar': 1,
  '/grupo/convite/1': 1,
  '/checkout/grupo-privado': 1,
  '/checkout/relacionamento?idGrupo=1': 1,
  '/checkout/fidelidade?idGrupo=1': 1,
  '/grupo/membro/fidelidade/1/cancelamento/informacoes': 1,
  '/grupo/admin/fidelidade/1/cancelamento/informacoes': 1,
  '/webhook/grupo/renovar/1?hash=x': 1,
  '/checkout/confirmar-juncao?idPreCheckout=1': 1,
  '/novo-grupo/personalizado/privado': 1,
  '/carteira/recebimentos/grupo/1': 1,
  '/novo-grupo/servicos': 1,
  '/novo-grupo/canva/planos': 1,
  '/novo-grupo/canva/valores': 2,
  '/novo-grupo/canva/resumo': 1,
  '/backoffice/grupos': 1,
  '/backoffice/retiradas': 1,
  '/backoffice/identidades': 1,
  '/backoffice/boloes': 1,
  '/backoffice/resultados': 1,
  '/backoffice/premios': 1,
  '/meus-grupos/historico': 1,
  '/meus-grupos/loteria/1': 1,
  '/loteria/1/prova': 1,
  '/backoffice/chamados': 1,
  '/backoffice/dinheiro': 1,
  '/backoffice/reclamacoes': 1,
  '/backoffice/mensagens': 2,
  '/backoffice/cupons': 1,
  '/backoffice/series': 1,
  '/backoffice/combos': 1,
  '/backoffice/clube': 1,
  '/backoffice/indicacoes': 1,
  '/backoffice/cobrancas': 1,
  '/backoffice/incidentes': 1,
  '/situacao': 1,
  '/backoffice/saidas': 1,
  '/backoffice/convites': 1,
  '/backoffice/programados': 1,
  '/backoffice/sucessoes': 1,
  '/backoffice/jogo': 1,
};

/** A group whose questions are all answered, before its summary. */
const RASCUNHO = {
  servico: { id: 28, nome: 'Canva', nomeUrl: 'canva', icone: 'icone-03', cor: 'cor-05', status: 1 },
  plano: { id: 1, nome: 'Equipes', tipo: 1, periodo: 1, valor: 12_500, lugares: 5, tetoPorVaga: 4_000 },
  valor: 12_500,
  lugares: 5,
  vagas: 4,
  nome: 'Canva da praça',
  descricao: '',
  contato: '',
  site: '',
  jaAssina: false,
  formaAcesso: 239,
  acessoDescricao: '',
  regras: [],
  relacionamentos: [],
  paisDaResidencia: null,
  visibilidade: 2,
  fidelidadeMeses: null,
  criado: null,
};

const CARREGANDO = /^Carregando/;

describe('A screen that shows data (spec 1, §8)', () => {
  it.each(Object.entries(TELAS))(
    '%s waits in words, then says what did not come and offers to try again',
    async (endereco, partes) => {
      deixarNaAba('retirada', { valor: 6_000, destino: { tipoId: 3, idChave: 1 } });
      deixarNaAba('novo-grupo', RASCUNHO, 3);
      const { principal, soltar } = await abrirTela(endereco, { segura: true });
      expect((await screen.findAllByText(CARREGANDO)).length).toBeGreaterThan(0);
      soltar();
      await waitFor(() => {
        expect(principal().getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(partes);
        expect(screen.queryAllByText(CARREGANDO)).toEqual([]);
      });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toBe(tituloDaPagina(rotaDe(endereco)?.titulo ?? ''));
      expect(document.querySelector('dialog[open]')).toBeNull();
      expect(linksPerdidos()).toEqual([]);
    },
  );
});

describe('A failed part of a page (spec 1, §8)', () => {
  it.each([
    ['/pesquisa', 'getGrupos', 'Não conseguimos carregar os grupos'],
    ['/meus-grupos', 'getGruposUsuario', 'Não conseguimos carregar seus grupos'],
    ['/carteira/creditos', 'getCredito', 'Não conseguimos carregar seu saldo'],
    ['/carteira/creditos?filtro=fatura', 'getFaturas', 'Não conseguimos carregar suas faturas'],
  ] as const)(
    '%s says what, that the money is safe and the code, and asks again when it is told to',
    async (endereco, chamada, erro) => {
      const { chamadas } = await abrirTela(endereco);
      const titulo = await screen.findByRole('heading', { name: erro });
      const falha = titulo.closest<HTMLElement>('[role="alert"]') ?? document.body;
      expect(falha.textContent).toContain('Seu dinheiro está seguro');
      expect(falha.textContent).toContain('Código #a1b2c3d4');
      const antes = chamadas.filter((nome) => nome === chamada).length;
      await userEvent.click(within(falha).getByRole('button', { name: 'Tentar novamente' }));
      await waitFor(() => expect(chamadas.filter((nome) => nome === chamada).length).toBeGreaterThan(antes));
    },
  );
});

function rotaDe(endereco: string): Rota | undefined {
  const partes = endereco.split('?')[0]?.split('/') ?? [];
  return rotas
    .filter(({ path }) => path.split('/').length === partes.length)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .find(({ path }) => path.split('/').every((parte, n) => parte.startsWith('{') || parte === partes[n]));
}

/** Links to addresses of ours at which there is no finished screen. */
function linksPerdidos(): readonly string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => rotaDe(href.split('#')[0] ?? '')?.estado !== 'feito');
}
