import { MARCA } from '@rateia/domain/marca';
import type { ConteudoDoEmail } from './modelo.ts';

/** Words of an operator to many people; `link` is a place of the product, or empty. */
type DoComunicado = { readonly titulo: string; readonly texto: string; readonly link: string };

function comunicado({ titulo, texto, link }: DoComunicado): ConteudoDoEmail {
  return {
    assunto: titulo,
    paragrafos: texto.split(/\n+/).filter((linha) => linha !== ''),
    ...(link === '' ? {} : { botao: { rotulo: `Ver na ${MARCA}`, caminho: link } }),
  };
}

/**
 * Messages from the operation to many people at once, a template per category, and several messages as one (spec A§3
 * Categories).
 */
export const modelosDeComunicados = {
  comunicadoDoSistema: comunicado,
  comunicadoDeDicas: comunicado,
  comunicadoDeSugestoes: comunicado,
  comunicadoDeLoterias: comunicado,
  comunicadoDoClube: comunicado,
  resumo: ({ titulos }: { readonly titulos: string }): ConteudoDoEmail => {
    const linhas = titulos.split('\n');
    return {
      assunto: `Você tem ${linhas.length} novidades`,
      paragrafos: ['Juntamos em um só e-mail o que aconteceu:', ...linhas.map((linha) => `• ${linha}`)],
      botao: { rotulo: 'Ver notificações', caminho: '/notificacoes' },
    };
  },
};
