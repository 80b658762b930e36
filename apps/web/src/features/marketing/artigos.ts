import { MARCA } from '@rateia/domain/marca';
/** One question of the help, in the words of a person who asks it. `id` is its address: `/ajuda#caucao`. */
export interface Artigo {
  id: string;
  pergunta: string;
  paragrafos: readonly string[];
}

interface Assunto {
  titulo: string;
  artigos: readonly Artigo[];
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
          'O administrador só recebe depois que o acesso foi entregue. Até lá, o seu dinheiro fica guardado.',
        ],
      },
      {
        id: 'caucao',
        pergunta: 'O que é a caução?',
        paragrafos: [
          'É o valor de um mês da sua vaga, guardado em seu nome. Ele continua seu: volta quando você sai do grupo, por Pix para a conta de onde saiu ou para o seu saldo, como você escolher.',
          'A caução só é usada se um mês ficar sem pagamento. Grupos privados entre amigos podem não ter caução.',
        ],
      },
      {
        id: 'taxa',
        pergunta: `Quanto a ${MARCA} cobra?`,
        paragrafos: [
          'Uma taxa por vaga e por mês, que aparece separada antes de você pagar. O custo do meio de pagamento, quando existe, também aparece antes.',
        ],
      },
      {
        id: 'acesso',
        pergunta: 'Paguei e não recebi o acesso. E agora?',
        paragrafos: [
          'O administrador tem prazo para entregar o acesso, e a página do grupo mostra até quando. Se o prazo passar, você recebe tudo de volta.',
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
          'Não. Um código expirado não cobra nada: gere um novo. Se você já tinha pago e a vaga foi para outra pessoa, o valor volta sozinho para a conta de onde saiu.',
        ],
      },
      {
        id: 'retirada',
        pergunta: 'Quando posso retirar meu saldo?',
        paragrafos: [
          'O que está em Disponível pode ser retirado por Pix para uma conta do seu CPF. Uma chave nova espera algumas horas antes da primeira retirada, por segurança.',
          'O que está em Bloqueado tem data para ser liberado, e ela aparece na carteira.',
        ],
      },
      {
        id: 'sair',
        pergunta: 'Quero sair de um grupo. O que acontece?',
        paragrafos: [
          'Na página da sua vaga, escolha como sair. Antes de confirmar você vê quanto volta, de onde vem cada valor e até quando o acesso continua.',
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
          `Para que só você entre na sua conta. O código chega no seu e-mail e vale por poucos minutos. A ${MARCA} nunca pede esse código por telefone ou mensagem.`,
        ],
      },
      {
        id: 'dados',
        pergunta: 'Por que pedem meu CPF?',
        paragrafos: [
          'Porque dinheiro entra e sai em seu nome: a retirada só vai para uma conta do mesmo CPF. Ele fica cifrado e aparece mascarado nas telas.',
        ],
      },
    ],
  },
];
