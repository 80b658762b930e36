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
export function Andamento({
  reclamacao: { statusTela, idBolao },
}: {
  readonly reclamacao: Pick<Reclamacao, 'statusTela' | 'idBolao'>;
}) {
  if (idBolao !== null) return <Passos passos={[...passosDoBolao(statusTela)]} />;
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

/** A complaint about a pool has no proposals: the staff, which organises it, decides. */
function passosDoBolao(statusTela: Reclamacao['statusTela']) {
  const fechada = statusTela === TELA.fechada.id;
  return [
    { titulo: 'Registrada', detalhe: 'Juntamos pagamentos, lista, recibos e divisão.', estado: 'feito' as const },
    {
      titulo: 'Com a equipe',
      detalhe: 'Uma pessoa lê tudo e decide em até 5 dias úteis.',
      estado: fechada ? ('feito' as const) : ('agora' as const),
    },
    { titulo: 'Fechada', detalhe: DETALHE.fechada, estado: fechada ? ('feito' as const) : ('depois' as const) },
  ];
}
