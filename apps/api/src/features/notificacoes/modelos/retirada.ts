import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import type { MotivoDaParada } from '@rateia/domain/retirada/automatica';
import { MOTIVO_DA_PARADA } from '@rateia/domain/retirada/automatica';
import type { ConteudoDoEmail } from './modelo.ts';
import { comNaoFuiEu, naoFuiEu } from './nao-fui-eu.ts';

type DaRetirada = { readonly valor: number; readonly id: string };

/** With the page that blocks the account, which the e-mail alone has. */
type ComLink = { readonly caminho?: string };

function reais({ valor }: DaRetirada): string {
  return formatarReais(centavos(valor));
}
const ver = { rotulo: 'Ver minha carteira', caminho: '/carteira/creditos' };

/** E-mails about withdrawals and the keys that receive them (REGRAS 2.6). */
export const modelosDeRetirada = {
  chavePixCadastrada: (d: {
    readonly chave: string;
    readonly aPartirDe: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'Nova chave Pix na sua conta',
    paragrafos: [
      `Você cadastrou a chave ${d.chave} para receber as suas retiradas.`,
      `Ela recebe a partir de ${d.aPartirDe}.`,
    ],
    ...naoFuiEu(d.caminho),
  }),
  contaBancariaConfirmada: (d: {
    readonly conta: string;
    readonly aPartirDe: string;
    readonly caminho?: string;
  }): ConteudoDoEmail => ({
    assunto: 'Nova conta bancária na sua carteira',
    paragrafos: [
      `Você confirmou a conta ${d.conta} para receber as suas retiradas.`,
      `Ela recebe a partir de ${d.aPartirDe}.`,
    ],
    ...naoFuiEu(d.caminho),
  }),
  retiradaEmAnalise: (d: DaRetirada & ComLink): ConteudoDoEmail => ({
    assunto: `Sua retirada de ${reais(d)} está em análise`,
    paragrafos: ['Recebemos o seu pedido e vamos olhar em até um dia útil.', 'Até o envio você ainda pode cancelar.'],
    destaque: reais(d),
    botao: ver,
    ...comNaoFuiEu(d.caminho),
  }),
  retiradaAindaEmAnalise: (d: DaRetirada): ConteudoDoEmail => ({
    assunto: `Sua retirada de ${reais(d)} ainda está em análise`,
    paragrafos: ['Estamos demorando mais do que prometemos. Seu dinheiro está reservado e seguro.'],
    botao: ver,
  }),
  retiradaConcluida: (d: DaRetirada & ComLink): ConteudoDoEmail => ({
    assunto: `${reais(d)} a caminho da sua conta`,
    paragrafos: ['O banco confirmou a sua retirada.'],
    destaque: reais(d),
    botao: ver,
    ...comNaoFuiEu(d.caminho),
  }),
  retiradaDevolvida: (d: DaRetirada): ConteudoDoEmail => ({
    assunto: `Sua retirada de ${reais(d)} não foi aceita`,
    paragrafos: ['O banco não aceitou a retirada. O valor inteiro, com a taxa, voltou para a sua carteira.'],
    destaque: reais(d),
    botao: ver,
  }),
  retiradaAutomaticaParada: (d: { readonly parada: MotivoDaParada }): ConteudoDoEmail => ({
    assunto: 'A sua retirada automática parou',
    paragrafos: [MOTIVO_DA_PARADA[d.parada], 'Nada mais sai sozinho da sua carteira até você ligar de novo.'],
    botao: { rotulo: 'Ver a retirada automática', caminho: '/carteira/retirada/automatica' },
  }),
  retiradaRecusada: (d: DaRetirada & { readonly mensagem: string }): ConteudoDoEmail => ({
    assunto: `Não liberamos a sua retirada de ${reais(d)}`,
    paragrafos: [d.mensagem, 'O valor inteiro voltou para a sua carteira.'],
    botao: ver,
  }),
};
