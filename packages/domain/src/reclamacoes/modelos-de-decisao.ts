import type { Objeto } from './listagens.ts';

type Modelo = { readonly id: string; readonly titulo: string; readonly aFavor: boolean; readonly texto: string };

/** Texts of a decision that the operator starts from; both sides read the one that he sends (REGRAS 2.7). */
export const MODELOS_DE_DECISAO: { readonly [O in Objeto]: readonly Modelo[] } = {
  grupo: [
    {
      id: 'acessoParado',
      titulo: 'Acesso parado, com prova',
      aFavor: true,
      texto:
        'O acesso ficou parado desde a data desta decisão, e há prova disso. Por isso os dias sem uso voltam para o membro.',
    },
    {
      id: 'acessoParadoSemProva',
      titulo: 'Acesso parado, sem prova do começo',
      aFavor: true,
      texto:
        'O acesso não funcionou, mas não há prova de quando parou. Contamos os dias a partir do dia em que a reclamação foi aberta.',
    },
    {
      id: 'diferente',
      titulo: 'Serviço diferente da descrição',
      aFavor: true,
      texto:
        'O serviço entregue não é o que a página do grupo descreve. Por isso os dias sem uso voltam para o membro.',
    },
    {
      id: 'porFora',
      titulo: 'Pagamento fora do site, provado',
      aFavor: true,
      texto:
        'O administrador pediu pagamento fora da plataforma, o que não é permitido. O membro recebe o que é dele, e o administrador fica suspenso.',
    },
    {
      id: 'resolvido',
      titulo: 'O problema já foi resolvido',
      aFavor: false,
      texto: 'As provas mostram que o acesso voltou e continuou funcionando. Por isso nada volta, e o membro continua.',
    },
    {
      id: 'semRazao',
      titulo: 'Sem razão para quem reclamou',
      aFavor: false,
      texto: 'Não encontramos falha do administrador no que foi contado e no que vimos. Por isso nada volta.',
    },
  ],
  bolao: [
    {
      id: 'reciboCorrigido',
      titulo: 'Recibo conferido de novo',
      aFavor: true,
      texto: 'Conferimos o recibo com as apostas do bolão e já está certo na sua página.',
    },
    {
      id: 'premioCorrigido',
      titulo: 'Prêmio conferido de novo',
      aFavor: true,
      texto: 'Conferimos o sorteio e a divisão de novo. O que faltava está corrigido na página do bolão.',
    },
    {
      id: 'cotasDevolvidas',
      titulo: 'Falha nossa, cotas devolvidas',
      aFavor: true,
      texto: 'A falha foi nossa. Por isso o que você pagou pelas cotas volta, com a taxa.',
    },
    {
      id: 'listaCerta',
      titulo: 'A lista e o lacre estão certos',
      aFavor: false,
      texto: 'Sua cota está na lista lacrada antes do sorteio, e a prova confere. Por isso nada volta.',
    },
    {
      id: 'semFalha',
      titulo: 'Sem falha no bolão',
      aFavor: false,
      texto: 'Recibos, lista e divisão conferem com o que foi publicado. Por isso nada volta.',
    },
  ],
};
