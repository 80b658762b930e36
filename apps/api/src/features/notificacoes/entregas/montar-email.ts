import { COR_DE_FUNDO } from '@rateia/domain/constantes';
import { escaparHtml } from '@rateia/domain/escapar-html';
import { MARCA } from '@rateia/domain/marca';
import type { AnexoDoEmail, ConteudoDoEmail } from '../modelos/modelo.ts';

export type EmailMontado = {
  readonly assunto: string;
  readonly texto: string;
  readonly html: string;
  readonly anexos?: readonly AnexoDoEmail[];
};
type Pedido = {
  readonly conteudo: ConteudoDoEmail;
  readonly appUrl: string;
  readonly nome?: string;
  /** The address that stops e-mails like this one, when they can be stopped. */
  readonly descadastro?: string;
};

/** The whole message, as text and as HTML that reads well in light and dark; every value is escaped (ASVS 1.2.1). */
export function montarEmail({ conteudo, appUrl, nome, descadastro }: Pedido): EmailMontado {
  const saudacao = nome === undefined || nome === '' ? 'Olá.' : `Olá, ${nome}.`;
  return {
    assunto: umaLinha(conteudo.assunto),
    texto: emTexto({ conteudo, appUrl, saudacao, descadastro }),
    html: emHtml({ conteudo, appUrl, saudacao, descadastro }),
    ...(conteudo.anexos !== undefined && { anexos: conteudo.anexos }),
  };
}

type Partes = {
  readonly conteudo: ConteudoDoEmail;
  readonly appUrl: string;
  readonly saudacao: string;
  readonly descadastro: string | undefined;
};
const PARAR = 'Não quer mais receber e-mails como este?';
const RODAPE = `Você recebe este e-mail porque usa a ${MARCA} com este endereço. Nunca pedimos a sua senha por e-mail.`;
const NAO_FOI = 'Toque e nós encerramos as sessões e bloqueamos a conta na hora. Depois você cria uma nova senha.';

function emTexto({ conteudo, appUrl, saudacao, descadastro }: Partes): string {
  return [
    saudacao,
    ...conteudo.paragrafos,
    ...(conteudo.destaque === undefined ? [] : [conteudo.destaque]),
    ...(conteudo.linhas ?? []).map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
    ...(conteudo.botao === undefined ? [] : [`${conteudo.botao.rotulo}: ${appUrl}${conteudo.botao.caminho}`]),
    ...(conteudo.observacao === undefined ? [] : [conteudo.observacao]),
    ...(conteudo.naoFuiEu === undefined
      ? []
      : [`Não foi você? ${NAO_FOI}`, `Não fui eu: ${appUrl}${conteudo.naoFuiEu}`]),
    MARCA,
    RODAPE,
    `Ajuda: ${appUrl}${AJUDA}`,
    ...(descadastro === undefined ? [] : [`${PARAR} ${descadastro}`]),
  ].join('\n\n');
}

const AJUDA = '/ajuda';
const AVISOS = '/perfil/preferencias-de-comunicacao';
const FONTE = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ESCURO =
  '@media (prefers-color-scheme:dark){.fundo{background:#0B1D21!important}.cartao{background:#10282D!important}.tinta{color:#F1F4F5!important}.suave{color:#A9BCC0!important}.destaque{color:#FFFFFF!important}.linha{border-color:#2A454B!important}.botao{background:#38999B!important;color:#042E34!important}.alerta{border-color:#8A3A37!important}.perigo{background:#F08A84!important;color:#2B0605!important}}';

/** The mark drawn of cells: programs that hold pictures back show it too (DESIGN 2). */
const MARCA_EM_CELULAS = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:10px;background:#00686E"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="6" height="16" style="width:6px;height:16px;border-radius:2px;background:#FFFFFF;font-size:0;line-height:0">&nbsp;</td><td width="2" style="width:2px;font-size:0;line-height:0">&nbsp;</td><td width="9" height="16" valign="top" style="width:9px;height:16px;font-size:0;line-height:0"><div style="width:9px;height:9px;border-radius:1px 9px 1px 1px;background:#FFB32B;font-size:0;line-height:0">&nbsp;</div></td></tr></table></td>
<td class="tinta" style="padding:0 0 0 10px;color:#10282D;font-size:22px;line-height:32px;font-weight:700;letter-spacing:-0.3px">${escaparHtml(MARCA.toLocaleLowerCase('pt-BR'))}</td>
</tr></table>`;

function emHtml({ conteudo, appUrl, saudacao, descadastro }: Partes): string {
  const { paragrafos, destaque, linhas, botao, observacao, naoFuiEu } = conteudo;
  const corpo = [
    paragrafo(saudacao),
    ...paragrafos.map(paragrafo),
    ...(destaque === undefined ? [] : [emDestaque(destaque)]),
    ...(linhas === undefined ? [] : [emLinhas(linhas)]),
    ...(botao === undefined ? [] : [emBotao({ ...botao, appUrl, tom: 'botao' })]),
    ...(observacao === undefined
      ? []
      : [
          `<p class="suave" style="margin:0;color:#3C5257;font-size:14px;line-height:20px">${escaparHtml(observacao)}</p>`,
        ]),
    ...(naoFuiEu === undefined ? [] : [caixaNaoFuiEu(appUrl, naoFuiEu)]),
  ].join('\n');
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaparHtml(conteudo.assunto)}</title><style>${ESCURO}</style></head>
<body class="fundo" style="margin:0;padding:24px 12px;background:${COR_DE_FUNDO};${FONTE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px"><tr><td style="padding:0 4px 16px">${MARCA_EM_CELULAS}</td></tr>
<tr><td class="cartao tinta" style="padding:28px 24px;border-radius:16px;background:#FFFFFF;color:#10282D;font-size:16px;line-height:24px">
${corpo}
</td></tr>
<tr><td class="suave" style="padding:16px 4px 0;color:#3C5257;font-size:13px;line-height:19px">${escaparHtml(RODAPE)}<br>${ligacao(`${appUrl}${AJUDA}`, 'Ajuda')} &nbsp; ${ligacao(`${appUrl}${AVISOS}`, 'Escolher avisos')}${descadastro === undefined ? '' : `<br>${PARAR} ${ligacao(descadastro, 'Parar de receber')}`}</td></tr></table>
</td></tr></table>
</body></html>`;
}

function paragrafo(texto: string): string {
  return `<p class="tinta" style="margin:0 0 16px;color:#10282D">${escaparHtml(texto)}</p>`;
}

function ligacao(url: string, texto: string): string {
  return `<a class="suave" href="${escaparHtml(url)}" style="color:#3C5257">${escaparHtml(texto)}</a>`;
}

/** An amount reads as a number, a code letter by letter. */
function emDestaque(destaque: string): string {
  return `<p class="destaque tinta" style="margin:0 0 20px;color:#10282D;font-size:${destaque.startsWith('R$') ? '34px' : '30px;letter-spacing:3px'};line-height:40px;font-weight:700">${escaparHtml(destaque)}</p>`;
}

function emLinhas(linhas: NonNullable<ConteudoDoEmail['linhas']>): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${linhas
    .map(
      ({ rotulo, valor }) =>
        `<tr><td class="linha suave" style="padding:10px 12px 10px 0;border-bottom:1px solid #DDE4E6;color:#3C5257;font-size:15px;line-height:21px">${escaparHtml(rotulo)}</td><td class="linha tinta" align="right" style="padding:10px 0;border-bottom:1px solid #DDE4E6;color:#10282D;font-size:15px;line-height:21px;font-weight:600">${escaparHtml(valor)}</td></tr>`,
    )
    .join('')}</table>`;
}

function emBotao(b: {
  readonly rotulo: string;
  readonly caminho: string;
  readonly appUrl: string;
  readonly tom: 'botao' | 'perigo';
}): string {
  return `<p style="margin:8px 0 20px"><a class="${b.tom}" href="${escaparHtml(b.appUrl + b.caminho)}" style="display:inline-block;padding:14px 24px;border-radius:24px;background:${b.tom === 'botao' ? '#00686E' : '#B0231F'};color:#FFFFFF;font-weight:600;text-decoration:none">${escaparHtml(b.rotulo)}</a></p>`;
}

function caixaNaoFuiEu(appUrl: string, caminho: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 0"><tr><td class="alerta" style="padding:16px 16px 0;border:1px solid #F0B9B5;border-radius:12px"><p class="tinta" style="margin:0 0 8px;color:#10282D;font-size:15px;line-height:21px"><b>Não foi você?</b> ${escaparHtml(NAO_FOI)}</p>${emBotao({ rotulo: 'Não fui eu', caminho, appUrl, tom: 'perigo' })}</td></tr></table>`;
}

/** A subject is one line, even if a name in it has more. */
function umaLinha(texto: string): string {
  return texto.replace(/\s+/g, ' ').trim();
}
