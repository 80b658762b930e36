import { STATUS_TELA_RECLAMACAO } from '@rateia/domain/reclamacoes/estados';
import { Passos } from '../../../ui/fluxo/passos.tsx';
import type { Reclamacao } from '../mutations.ts';

const TELA = STATUS_TELA_RECLAMACAO;
const DETALHE = {
  registrada: 'O valor que o administrador receberia por esta vaga ficou bloqueado.',
  propostaEnviada: 'Os dois lados conversam, ou uma pessoa da equipe decide.',
  acordoFeito: 'O dinheiro volta na hora.',
  fechada: 'Dá para abrir de novo por 7 dias, com prova nova.',
} as const;

/** The four steps of a complaint, and where this one stands (spec B§4 screen status). */
export function Andamento({ reclamacao: { statusTela } }: { reclamacao: Pick<Reclamacao, 'statusTela'> }) {
  const passos = Object.entries(TELA).map(([nome, { id, rotulo }]) => ({
    chave: nome,
    titulo: nome === 'propostaEnviada' ? 'Proposta' : nome === 'acordoFeito' ? 'Acordo' : rotulo,
    detalhe: DETALHE[nome as keyof typeof TELA],
    estado:
      id < statusTela || statusTela === TELA.fechada.id
        ? ('feito' as const)
        : id === statusTela
          ? ('agora' as const)
          : ('depois' as const),
  }));
  return <Passos passos={passos} />;
}
