import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import type { RegrasEmVigor } from '../../lib/regras.ts';

/** A paragraph, or one whose numbers are those of the rules in force. */
type Paragrafo = string | ((regras: RegrasEmVigor) => string);

/** One question of the help, in the words of a person who asks it. `id` is its address: `/ajuda#caucao`. */
export interface Artigo {
  readonly id: string;
  readonly pergunta: string;
  readonly paragrafos: readonly Paragrafo[];
}

interface Assunto {
  readonly titulo: string;
  readonly artigos: readonly Artigo[];
}

function reais(valor: number): string {
  return formatarReais(centavos(valor));
}

/** The help (spec 1, §2: a help link; §8: a link to a help article). It says what the rules do, and nothing else. */
export const assuntos: readonly Assunto[] = [
  {
    titulo: 'Entrar em um grupo',
    artigos: [
      {
        id: 'como-funciona',
        pergunta: 'Como funciona um grupo?',
        paragrafos: [
          `Uma pessoa administra: assina o serviço e abre vagas para quem quer dividir. Cada membro paga só a sua parte, todo mês, e recebe o acesso pela ${MARCA}.`,
          'O administrador só recebe depois que entrega o acesso. Até lá, o seu dinheiro fica guardado.',
          ({ liberacao }) =>
            `Ele recebe de ${liberacao.diasNoMinimo} a ${liberacao.diasNoMaximo} dias depois, conforme o histórico que tem aqui.`,
        ],
      },
      {
        id: 'caucao',
        pergunta: 'O que é a caução?',
        paragrafos: [
          'É o valor de um mês da sua vaga, guardado em seu nome. Ele continua seu: volta quando você sai do grupo, por Pix para a conta de onde saiu ou para o seu saldo, como você escolher.',
          ({ cobranca }) =>
            `Ela só paga um mês que você deixou de pagar, ${cobranca.usarCaucaoEm} dias depois do vencimento. Até lá você pode pagar de outro jeito.`,
          'Grupos privados entre amigos podem não ter caução.',
        ],
      },
      {
        id: 'taxa',
        pergunta: `Quanto a ${MARCA} cobra?`,
        paragrafos: [
          ({ taxas: { vaga } }) =>
            `${(vaga.milesimos / 10).toLocaleString('pt-BR')}% da sua parte, por vaga e por mês: no mínimo ${reais(vaga.minimo)} e no máximo ${reais(vaga.maximo)}.`,
          'Você vê a taxa separada antes de pagar. O custo do meio de pagamento, quando existe, também.',
        ],
      },
      {
        id: 'acesso',
        pergunta: 'Paguei e não recebi o acesso. E agora?',
        paragrafos: [
          ({ grupos }) =>
            `O administrador tem ${grupos.horasParaEnviarDados} horas para enviar, e a página do grupo mostra até quando. Se não chegar em ${grupos.horasParaEntregarAcesso} horas, devolvemos tudo.`,
          'Chegou e você não conseguiu entrar? Toque em “Não entrei” na página do acesso: o prazo para e o administrador fica sabendo na hora.',
        ],
      },
    ],
  },
  {
    titulo: 'Pagamentos e saldo',
    artigos: [
      {
        id: 'pix',
        pergunta: 'O código Pix expirou. Perdi o dinheiro?',
        paragrafos: [
          ({ meios }) =>
            `Não. Um código vale ${meios.pix.minutosDoCodigo} minutos, e depois não cobra nada: gere um novo.`,
          'Se você já tinha pago e a vaga foi para outra pessoa, o valor volta sozinho para a conta de onde saiu.',
        ],
      },
      {
        id: 'retirada',
        pergunta: 'Quando posso retirar meu saldo?',
        paragrafos: [
          'O que está em Disponível você retira quando quiser, por Pix, para uma conta do seu CPF.',
          ({ retirada: { minimo, pix } }) =>
            `A partir de ${reais(minimo)}. ${pix.gratisPorMes === 1 ? 'A primeira do mês é grátis' : `As ${pix.gratisPorMes} primeiras do mês são grátis`}, e as de ${reais(pix.gratisDesde)} ou mais também; as outras custam ${reais(pix.taxa)}.`,
          ({ retirada }) =>
            `Uma chave Pix nova só recebe ${retirada.horasDeDescansoDaChave} horas depois de cadastrada, para ninguém levar o seu dinheiro se entrar na sua conta.`,
          'O que está em Bloqueado tem data para ficar livre, e ela aparece na carteira.',
        ],
      },
      {
        id: 'sair',
        pergunta: 'Quero sair de um grupo. O que acontece?',
        paragrafos: [
          'Na página da sua vaga, escolha como sair. Antes de confirmar você vê quanto volta, de onde vem cada valor e até quando o acesso continua.',
          ({ reembolso }) =>
            `Quem desiste em até ${reembolso.diasDeArrependimento} dias do primeiro pagamento recebe tudo de volta, com taxa e caução.`,
        ],
      },
    ],
  },
  {
    titulo: 'Sua conta',
    artigos: [
      {
        id: 'codigo',
        pergunta: 'Por que pedem um código em um aparelho novo?',
        paragrafos: [
          `Para que só você entre na sua conta. A ${MARCA} nunca pede esse código por telefone ou mensagem.`,
          ({ pin }) => `Ele chega no seu e-mail, vale ${pin.minutos} minutos e aceita ${pin.tentativas} tentativas.`,
        ],
      },
      {
        id: 'dados',
        pergunta: 'Por que pedem meu CPF?',
        paragrafos: [
          'Porque dinheiro entra e sai em seu nome: a retirada só vai para uma conta do mesmo CPF. Guardamos o número cifrado, e as telas mostram só uma parte dele.',
        ],
      },
    ],
  },
];

/** An answer in words; a number that is not known yet takes its paragraph away for that moment. */
export function paragrafosDe({ paragrafos }: Artigo, regras: RegrasEmVigor | undefined): readonly string[] {
  return paragrafos.flatMap((paragrafo) => {
    if (typeof paragrafo === 'string') return paragrafo;
    return regras === undefined ? [] : paragrafo(regras);
  });
}
