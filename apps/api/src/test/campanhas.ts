import type { TipoDeCampanha } from '@rateia/domain/marketing/campanha';
import { figura } from '../gateways/imagens/test/figuras.ts';
import type { Mundo } from './app.ts';
import type { Pessoa } from './construtores.ts';
import { enviar } from './identidade.ts';

/** A campaign that nobody has filled in yet, as an operator sends it. */
export const CAMPANHA_VAZIA = {
  nome: 'Uma campanha',
  titulo: '',
  texto: '',
  descricao: '',
  cta: '',
  link: '',
  abrirEmNovaJanela: false,
  utm: {},
  cupom: null,
  rotas: [],
  tags: [],
  publicos: [],
  servicos: [],
  inicio: null,
  fim: null,
  contagemAte: null,
  versao: 1,
};

/** All that a campaign needs, but for the pictures and the dates. */
export const CONTEUDO = {
  ...CAMPANHA_VAZIA,
  titulo: 'Divida com a sua rede',
  texto: 'Chame quem você conhece e pague só a sua parte.',
  descricao: 'Três pessoas em volta de uma mesa',
  cta: 'Ver grupos',
  link: '/pesquisa',
  utm: { utm_source: 'rateia', utm_campaign: 'rede' },
};

/** Makes a campaign through the calls, pictures included, and puts it on the air unless told otherwise. */
export async function criarCampanha(
  mundo: Mundo,
  como: Pessoa,
  {
    tipo = 'modal',
    ligada = true,
    ...mudanca
  }: { readonly tipo?: TipoDeCampanha; readonly ligada?: boolean } & Record<string, unknown> = {},
): Promise<number> {
  const { corpo } = await mundo.chamar('createCampanha', { tipo, nome: 'Uma campanha' }, { como });
  const { id } = corpo;
  for (const tamanho of ['desktop', 'mobile'])
    await enviar(mundo, 'createImagemDaCampanha', {
      como,
      caminho: { id },
      nome: 'arte.png',
      bytes: await figura('png'),
      campos: { tamanho },
    });
  const { versao } = (await mundo.chamar('getCampanha', { id }, { como })).corpo;
  const alvo = { modal: { rotas: ['/grupos'] }, banner: { tags: ['inicio'] }, pagina: {} }[tipo];
  const escrita = await mundo.chamar(
    'updateCampanha',
    { id, ...CONTEUDO, ...alvo, inicio: mundo.agora(), ...mudanca, versao },
    { como },
  );
  if (escrita.status !== 200) throw new Error(escrita.bruto);
  if (ligada) {
    const r = await mundo.chamar('ligarCampanha', { id }, { como });
    if (r.status !== 200) throw new Error(r.bruto);
  }
  return id;
}
