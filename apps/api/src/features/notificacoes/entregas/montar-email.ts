import { COR_DE_FUNDO } from '@rateia/domain/constantes';
import { escaparHtml } from '@rateia/domain/escapar-html';
import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from '../modelos/modelo.ts';

export type EmailMontado = { readonly assunto: string; readonly texto: string; readonly html: string };
type Pedido = {
  readonly conteudo: ConteudoDoEmail;
  readonly appUrl: string;
  readonly nome?: string;
  /** The address that stops e-mails like this one, when they can be stopped. */
  readonly descadastro?: string;
};

/** The whole message, as text and as HTML that reads well in light and dark; every value is escaped (ASVS 1.2.1). */
export const montarEmail = ({ conteudo, appUrl, nome, descadastro }: Pedido): EmailMontado => {
  const saudacao = nome === undefined || nome === '' ? 'Olá.' : `Olá, ${nome}.`;
  return {
    assunto: umaLinha(conteudo.assunto),
    texto: emTexto({ conteudo, appUrl, saudacao, descadastro }),
    html: emHtml({ conteudo, appUrl, saudacao, descadastro }),
  };
};

type Partes = {
  readonly conteudo: ConteudoDoEmail;
  readonly appUrl: string;
  readonly saudacao: string;
  readonly descadastro: string | undefined;
};
const PARAR = 'Não quer mais receber e-mails como este?';

const emTexto = ({ conteudo, appUrl, saudacao, descadastro }: Partes): string =>
  [
    saudacao,
    ...conteudo.paragrafos,
    ...(conteudo.destaque === undefined ? [] : [conteudo.destaque]),
    ...(conteudo.botao === undefined ? [] : [`${conteudo.botao.rotulo}: ${appUrl}${conteudo.botao.caminho}`]),
    ...(conteudo.observacao === undefined ? [] : [conteudo.observacao]),
    MARCA,
    ...(descadastro === undefined ? [] : [`${PARAR} ${descadastro}`]),
  ].join('\n\n');

const FONTE = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ESCURO =
  '@media (prefers-color-scheme:dark){.fundo{background:#0B1D21!important}.cartao{background:#10282D!important}.tinta{color:#F1F4F5!important}.suave{color:#A9BCC0!important}.destaque{background:#1B3A40!important;color:#FFFFFF!important}.botao{background:#38999B!important;color:#042E34!important}}';

const emHtml = ({ conteudo, appUrl, saudacao, descadastro }: Partes): string => {
  const { paragrafos, destaque, botao, observacao } = conteudo;
  const corpo = [
    paragrafo(saudacao),
    ...paragrafos.map(paragrafo),
    ...(destaque === undefined
      ? []
      : [
          `<p class="destaque" style="margin:0 0 20px;padding:16px;border-radius:12px;background:#E9F5F4;color:#024147;font-size:28px;font-weight:700;letter-spacing:3px;text-align:center">${escaparHtml(destaque)}</p>`,
        ]),
    ...(botao === undefined
      ? []
      : [
          `<p style="margin:8px 0 20px"><a class="botao" href="${escaparHtml(appUrl + botao.caminho)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#00686E;color:#FFFFFF;font-weight:600;text-decoration:none">${escaparHtml(botao.rotulo)}</a></p>`,
        ]),
    ...(observacao === undefined
      ? []
      : [
          `<p class="suave" style="margin:0;color:#3C5257;font-size:14px;line-height:20px">${escaparHtml(observacao)}</p>`,
        ]),
  ].join('\n');
  const rodape =
    descadastro === undefined
      ? ''
      : `
<tr><td class="suave" style="padding:16px 4px 0;color:#3C5257;font-size:13px;line-height:18px">${PARAR} <a class="suave" href="${escaparHtml(descadastro)}" style="color:#3C5257">Parar de receber</a></td></tr>`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaparHtml(conteudo.assunto)}</title><style>${ESCURO}</style></head>
<body class="fundo" style="margin:0;padding:24px 12px;background:${COR_DE_FUNDO};${FONTE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px"><tr><td class="tinta" style="padding:0 4px 12px;color:#00686E;font-size:18px;font-weight:700">${escaparHtml(MARCA)}</td></tr>
<tr><td class="cartao tinta" style="padding:28px 24px;border-radius:16px;background:#FFFFFF;color:#10282D;font-size:16px;line-height:24px">
${corpo}
</td></tr>${rodape}</table>
</td></tr></table>
</body></html>`;
};

const paragrafo = (texto: string): string =>
  `<p class="tinta" style="margin:0 0 16px;color:#10282D">${escaparHtml(texto)}</p>`;

/** A subject is one line, even if a name in it has more. */
const umaLinha = (texto: string): string => texto.replace(/\s+/g, ' ').trim();
