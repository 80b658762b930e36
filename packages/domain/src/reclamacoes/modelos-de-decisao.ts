/** Texts of a decision that the operator starts from; both sides read the one that he sends (REGRAS 2.7). */
export const MODELOS_DE_DECISAO = [
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
    texto: 'O serviço entregue não é o que a página do grupo descreve. Por isso os dias sem uso voltam para o membro.',
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
] as const;
