import type { backoffice } from '@rateia/contracts/backoffice';
import type { Resposta } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { formatarDia, formatarMomento, formatarPrazo } from '@rateia/domain/datas-formatadas';
import { ID_MOTIVO_RECLAMACAO } from '@rateia/domain/reclamacoes/listagens';
import { limiteDaResposta, segundosAte } from '@rateia/domain/reclamacoes/prazos';
import type { Regras } from '@rateia/domain/regras';
import type { Reclamacao } from '../repository.ts';

type Caso = Resposta<typeof backoffice.getReclamacaoEmMediacao>;
type Momento = { readonly agora: string; readonly regras: Regras };

/** The word of each rule on the case: what was kept, what was not, and what follows (REGRAS 2.1, 2.7, 2.9, 2.18). */
export function regrasDoCaso(r: Reclamacao, { provas }: Caso['reclamacao'], momento: Momento): Caso['regras'] {
  const naoEntrou = provas.filter(({ tipo }) => tipo === 'naoEntrou' || tipo === 'outros');
  const falhou = r.nuncaEntregue || naoEntrou.length > 0;
  return [
    resposta(r, momento),
    {
      titulo: 'Acesso entregue e mantido',
      detalhe: r.nuncaEntregue
        ? 'O acesso nunca chegou ao membro.'
        : falhou
          ? `Há ${naoEntrou.length === 1 ? 'um registro' : `${naoEntrou.length} registros`} de quem não entrou.`
          : 'Ninguém disse pelo produto que não entrou.',
      situacao: falhou ? 'naoCumpriu' : 'informa',
    },
    {
      titulo: 'Reclamação ganha devolve',
      detalhe: `Dias sem uso e taxa na mesma proporção, e a caução inteira se a vaga termina. Conta de ${formatarDia(r.contaDesde ?? diaDe(momento.agora))}.`,
      situacao: 'informa',
    },
    ...(r.motivo === ID_MOTIVO_RECLAMACAO.pagamentoForaDoSite
      ? [
          {
            titulo: 'Pagamento só dentro da plataforma',
            detalhe: 'Se ficar provado, o administrador é suspenso e tudo o que tem a receber fica bloqueado.',
            situacao: 'informa' as const,
          },
        ]
      : []),
    {
      titulo: 'Decisão em 5 dias úteis',
      detalhe:
        r.comLiderEm === null
          ? `Vale até ${formatarMomento(r.dataLimite ?? momento.agora)}.`
          : `Passou, e está com a liderança. No dia 15, ${formatarDia(diaDe(r.padraoEm ?? momento.agora))}, os dias voltam sozinhos.`,
      situacao: r.comLiderEm === null ? 'informa' : 'naoCumpriu',
    },
  ];
}

function resposta(
  { motivo, abertaEm, respondidaEm, origem }: Reclamacao,
  { agora, regras }: Momento,
): Caso['regras'][number] {
  const titulo = 'O administrador responde no prazo';
  if (motivo === null || abertaEm === null || origem !== 'membro')
    return { titulo, detalhe: 'Não respondeu a quem não entrou em 24 horas.', situacao: 'naoCumpriu' };
  const limite = limiteDaResposta({ motivo, agora: abertaEm }, regras);
  if (respondidaEm === null)
    return limite > agora
      ? { titulo, detalhe: `Ainda pode, até ${formatarMomento(limite)}.`, situacao: 'informa' }
      : { titulo, detalhe: `Não respondeu até ${formatarMomento(limite)}.`, situacao: 'naoCumpriu' };
  const levou = formatarPrazo(segundosAte(respondidaEm, abertaEm));
  return {
    titulo,
    detalhe: `Respondeu em ${levou}.`,
    situacao: respondidaEm <= limite ? 'cumpriu' : 'naoCumpriu',
  };
}
