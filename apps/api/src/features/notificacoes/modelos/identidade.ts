import type { ConteudoDoEmail } from './modelo.ts';

type DaValidacao = { readonly id: string };

function ver({ id }: DaValidacao) {
  return { rotulo: 'Ver minha validação', caminho: `/validacao-conta/${id}` };
}
function frase(texto: string): string {
  return /[.?!]$/.test(texto) ? texto : `${texto}.`;
}

/** E-mails about the validation of identity (REGRAS 2.15, 2.17). None of them carries a picture or a document number. */
export const modelosDeIdentidade = {
  identidadeConfirmada: (_: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: 'Sua identidade está confirmada',
    paragrafos: [
      'Conferimos o seu documento e a sua selfie. Seus limites de saldo e de retirada já aumentaram.',
      'As imagens são apagadas em 30 dias. Guardamos só o resultado.',
    ],
    botao: { rotulo: 'Ver meus limites', caminho: '/validacao-conta' },
    observacao: 'Se não foi você, fale com a gente agora.',
  }),
  identidadeRecusada: (
    d: DaValidacao & {
      readonly motivo: string | null;
      readonly mensagem: string | null;
      readonly porMaquina: string | null;
    },
  ): ConteudoDoEmail => ({
    assunto: 'Não conseguimos confirmar a sua identidade',
    paragrafos: [
      ...[d.motivo, d.mensagem].flatMap((texto) => (texto === null || texto === '' ? [] : [frase(texto)])),
      d.porMaquina === null
        ? 'Você pode enviar novas imagens quando quiser. Seu dinheiro e seus grupos continuam como estão.'
        : 'A comparação foi automática: você pode pedir que uma pessoa olhe, ou enviar novas imagens.',
    ],
    botao: ver(d),
  }),
  identidadePedirNovamente: (d: DaValidacao & { readonly mensagem: string | null }): ConteudoDoEmail => ({
    assunto: 'Precisamos de outra imagem sua',
    paragrafos: [...(d.mensagem === null ? [] : [frase(d.mensagem)]), 'Envie em até 7 dias, e olhamos de novo.'],
    botao: ver(d),
  }),
  identidadeExpirada: (_: Readonly<Record<string, never>>): ConteudoDoEmail => ({
    assunto: 'A sua validação de identidade parou no meio',
    paragrafos: ['As imagens que faltavam não chegaram, e apagamos as que você tinha enviado.'],
    botao: { rotulo: 'Começar de novo', caminho: '/cadastro/documento' },
  }),
  identidadeAindaEmAnalise: (d: DaValidacao): ConteudoDoEmail => ({
    assunto: 'A sua identidade ainda está em análise',
    paragrafos: ['Estamos demorando mais do que prometemos. Você não precisa enviar nada de novo.'],
    botao: ver(d),
  }),
};
