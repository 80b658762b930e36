import { diaDe, fimDoDia, inicioDoDia, somarDias } from '@rateia/domain/datas';
import type { TipoDeCampanha } from '@rateia/domain/marketing/campanha';
import sharp from 'sharp';
import type { Arte } from './artes.ts';
import { desenharArte } from './artes.ts';
import type { Gente } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

type Semeada = {
  readonly tipo: TipoDeCampanha;
  readonly arte: Arte;
  readonly nome: string;
  /** Days from the end of the story. */
  readonly comeca: number;
  readonly conteudo: Readonly<Record<string, unknown>>;
};

const CAMPANHAS: readonly Semeada[] = [
  {
    tipo: 'modal',
    arte: 'pizza',
    nome: 'Primeira assinatura',
    comeca: 0,
    conteudo: {
      titulo: 'Pague só a sua fatia',
      texto: 'Escolha um serviço, entre em um grupo com vaga e divida a assinatura com outras pessoas.',
      descricao: 'Uma pizza em fatias, duas delas separadas',
      cta: 'Ver grupos com vaga',
      link: '/pesquisa',
      rotas: ['/grupos', '/meus-grupos'],
      publicos: ['nuncaComprou'],
      utm: { utm_source: 'rateia', utm_medium: 'modal', utm_campaign: 'primeira-assinatura' },
    },
  },
  {
    tipo: 'modal',
    arte: 'porta',
    nome: 'Chame a sua rede',
    comeca: 30,
    conteudo: {
      titulo: 'Tem lugar para quem você conhece',
      texto: 'Conecte-se com amigos e família e veja os grupos em que eles confiam.',
      descricao: 'Uma porta aberta',
      cta: 'Abrir a minha rede',
      link: '/perfil/rede',
      rotas: ['/perfil*'],
      publicos: ['membro'],
      utm: { utm_source: 'rateia', utm_medium: 'modal', utm_campaign: 'rede' },
    },
  },
  {
    tipo: 'banner',
    arte: 'cadeiras',
    nome: 'Monte o seu grupo',
    comeca: 0,
    conteudo: {
      titulo: 'Sobrou lugar na sua assinatura?',
      texto: 'Crie um grupo, receba a parte de cada pessoa e pague menos pelo que já usa.',
      descricao: 'Quatro cadeiras em fila, uma de outra cor',
      cta: 'Criar um grupo',
      link: '/novo-grupo/escolha',
      tags: ['inicio'],
      publicos: ['nuncaComprou'],
      utm: { utm_source: 'rateia', utm_medium: 'banner', utm_campaign: 'novo-grupo' },
    },
  },
  {
    tipo: 'banner',
    arte: 'cofre',
    nome: 'Saldo para a mensalidade',
    comeca: 0,
    conteudo: {
      titulo: 'Deixe a próxima mensalidade pronta',
      texto: 'Com saldo na carteira, a fatura é paga no dia e você não perde o acesso.',
      descricao: 'Um cofre fechado',
      cta: 'Adicionar saldo',
      link: '/carteira/adicionar/valor',
      tags: ['carteira'],
      publicos: ['membro'],
      utm: { utm_source: 'rateia', utm_medium: 'banner', utm_campaign: 'saldo' },
    },
  },
];

/** The page, the last of the campaigns, with the coupon that finance makes for it: both end a week later. */
const SEMANA = 7;
const CUPOM = {
  codigo: 'Black30',
  nome: 'Black Week',
  pontos: 3_000,
  valor: null,
  maximo: 2_000,
  limite: 500,
} as const;
const PAGINA: Semeada = {
  tipo: 'pagina',
  arte: 'pizza',
  nome: 'Black Week',
  comeca: 0,
  conteudo: {
    titulo: 'Black Week',
    texto: 'Sua primeira mensalidade com 30% a menos em qualquer grupo desta página, até o relógio zerar.',
    descricao: 'Uma pizza em fatias, uma delas separada',
    cta: 'Ver grupos com vaga',
    link: '/pesquisa',
    cupom: CUPOM.codigo,
    utm: { utm_source: 'rateia', utm_medium: 'pagina', utm_campaign: 'black-week' },
  },
};

/** The banner that leads to it, for people who are in a group already. */
const CHAMADA: Semeada = {
  tipo: 'banner',
  arte: 'porta',
  nome: 'Chamada da Black Week',
  comeca: 0,
  conteudo: {
    titulo: 'Black Week: 30% a menos no primeiro mês',
    texto: 'Grupos com vaga e um cupom, até o relógio zerar.',
    descricao: 'Uma porta aberta',
    cta: 'Ver a Black Week',
    link: '/black-week',
    tags: ['inicio'],
    publicos: ['membro'],
    utm: { utm_source: 'rateia', utm_medium: 'banner', utm_campaign: 'black-week' },
  },
};

/** Coupons of invented partners, which end two months later. */
const DOIS_MESES = 60;
const CLUBE = [
  {
    parceiro: 'Livraria Aurora',
    titulo: '15% em livros de papel',
    regra: 'Uma compra por pessoa, a partir de R$ 60,00. Não vale com outro cupom.',
    codigo: 'RATEIA15',
    link: 'https://aurora.example/rateia',
  },
  {
    parceiro: 'Café do Porto',
    titulo: 'Segundo café por nossa conta',
    regra: 'De segunda a quinta, nas lojas de rua. Mostre o código no caixa.',
    codigo: 'CAFE-EM-DOBRO',
    link: 'https://cafedoporto.example/clube',
  },
  {
    parceiro: 'Academia Passo',
    titulo: 'Primeiro mês por R$ 49,90',
    regra: 'Para quem ainda não é aluno. O plano seguinte é o da tabela.',
    codigo: 'PASSO49',
    link: 'https://passo.example/primeiro-mes',
  },
] as const;

const MEDIDAS = { desktop: { largura: 1_280, altura: 720 }, mobile: { largura: 960, altura: 720 } } as const;
const NADA = {
  cupom: null,
  abrirEmNovaJanela: false,
  rotas: [],
  tags: [],
  publicos: [],
  servicos: [],
  fim: null,
  contagemAte: null,
};

type Equipe = { readonly suporte: Gente; readonly financeiro: Gente };

/** Two modals, two banners and the page, made as the operation makes them; one modal begins a month later. */
export async function semearCampanhas(mundo: MundoPassado, { suporte, financeiro }: Equipe): Promise<void> {
  for (const campanha of CAMPANHAS) await fazer(mundo, suporte, campanha);
  const ultimoDia = somarDias(diaDe(mundo.agora()), DOIS_MESES);
  for (const vantagem of CLUBE) await mundo.chamar('createVantagem', { ...vantagem, ultimoDia }, suporte);
  const fim = somarDias(diaDe(mundo.agora()), SEMANA);
  await mundo.chamar('createCupom', { ...CUPOM, ultimoDia: fim }, financeiro);
  for (const campanha of [PAGINA, CHAMADA])
    await fazer(mundo, suporte, { ...campanha, conteudo: { ...campanha.conteudo, fim: fimDoDia(fim) } });
}

async function fazer(
  mundo: MundoPassado,
  operadora: Gente,
  { tipo, arte, nome, comeca, conteudo }: Semeada,
): Promise<void> {
  const { id } = await mundo.chamar('createCampanha', { tipo, nome }, operadora);
  for (const tamanho of ['desktop', 'mobile'] as const) {
    const bytes = await sharp(Buffer.from(desenharArte(arte, MEDIDAS[tamanho])))
      .jpeg({ quality: 90 })
      .toBuffer();
    await mundo.enviar('createImagemDaCampanha', { bytes, campos: { tamanho }, caminho: { id } }, operadora);
  }
  const { versao } = await mundo.chamar('getCampanha', { id }, operadora);
  const inicio = inicioDoDia(somarDias(diaDe(mundo.agora()), comeca));
  await mundo.chamar('updateCampanha', { id, ...NADA, nome, inicio, versao, ...conteudo }, operadora);
  await mundo.chamar('ligarCampanha', { id }, operadora);
}
