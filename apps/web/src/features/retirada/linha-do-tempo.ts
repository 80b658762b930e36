import type { EstadoRetirada } from '@rateia/domain/retirada/regras';
import { ID_ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { momentoPerto } from '../../lib/momento.ts';
import type { Passo } from '../../ui/fluxo/passos.tsx';
import type { Retirada } from './queries.ts';

const E = ID_ESTADO_RETIRADA;
/** States in which the amount has left the balance and not arrived yet. */
const EM_CURSO: readonly EstadoRetirada[] = [E.emAnalise, E.enviada];

/** True for a withdrawal that does not move by itself any more. */
export function encerrada({ estado }: Pick<Retirada, 'estado'>): boolean {
  return !EM_CURSO.includes(estado) && estado !== E.falhou;
}

/** The steps of a withdrawal: done, now and next, each with its hour or its forecast (REGRAS 2.6 States). */
export function passosDaRetirada(retirada: Retirada): Passo[] {
  const pedida: Passo = {
    chave: 'pedida',
    titulo: 'Retirada pedida',
    detalhe: momentoPerto(retirada.criadaEm),
    estado: 'feito',
  };
  return [pedida, ...depoisDePedida(retirada)];
}

function depoisDePedida(retirada: Retirada): Passo[] {
  const { estado, revisaoManual } = retirada;
  if (estado === E.cancelada) return [CANCELADA];
  if (estado === E.falhou || estado === E.devolvida) return [recusada(retirada), devolvida(estado === E.devolvida)];
  return [...(revisaoManual ? [analise(retirada)] : []), envio(retirada), conclusao(retirada)];
}

const CANCELADA: Passo = {
  chave: 'cancelada',
  titulo: 'Retirada cancelada',
  detalhe: 'O valor voltou para o seu saldo.',
  estado: 'feito',
};

function recusada({ motivoFalha }: Retirada): Passo {
  return {
    chave: 'falhou',
    titulo: 'O banco não aceitou o Pix',
    detalhe: motivoFalha ?? 'Nenhum valor chegou à sua conta.',
    estado: 'feito',
  };
}

function devolvida(voltou: boolean): Passo {
  return {
    chave: 'devolvida',
    titulo: voltou ? 'O valor voltou para o seu saldo' : 'O valor volta para o seu saldo',
    detalhe: voltou ? 'Inteiro, com a taxa.' : 'Em instantes, inteiro e com a taxa.',
    estado: voltou ? 'feito' : 'agora',
  };
}

function analise({ estado, previsao }: Retirada): Passo {
  const analisando = estado === E.emAnalise;
  return {
    chave: 'analise',
    titulo: 'Análise de segurança',
    detalhe: analisando ? `${previsao}.` : 'Concluída.',
    estado: analisando ? 'agora' : 'feito',
  };
}

function envio({ estado, enviadaEm, revisaoManual }: Retirada): Passo {
  const chave = 'enviada';
  if (enviadaEm !== null) {
    return { chave, titulo: 'Pix enviado ao seu banco', detalhe: momentoPerto(enviadaEm), estado: 'feito' };
  }
  const agora = estado === E.emAnalise && !revisaoManual;
  return { chave, titulo: 'Enviamos o Pix ao seu banco', estado: agora ? 'agora' : 'depois' };
}

function conclusao({ estado, concluidaEm }: Retirada): Passo {
  const chave = 'concluida';
  if (concluidaEm !== null) {
    return { chave, titulo: 'O dinheiro caiu na sua conta', detalhe: momentoPerto(concluidaEm), estado: 'feito' };
  }
  return {
    chave,
    titulo: 'O dinheiro cai na sua conta',
    detalhe: 'Em segundos depois do envio, a qualquer hora.',
    estado: estado === E.enviada ? 'agora' : 'depois',
  };
}
