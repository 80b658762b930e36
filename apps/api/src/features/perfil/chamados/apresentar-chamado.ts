import type { Resposta } from '@rateia/contracts/chamada';
import type { chamadoResumido, perfil } from '@rateia/contracts/perfil';
import type { Dia } from '@rateia/domain/datas';
import { diaDe, fimDoDia, somarDiasUteis } from '@rateia/domain/datas';
import { comReticencias } from '@rateia/domain/letras';
import type { CategoriaChamado } from '@rateia/domain/perfil/chamado';
import { CATEGORIA_CHAMADO, numeroDoChamado } from '@rateia/domain/perfil/chamado';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import type { z } from 'zod';
import type { AnexoDoChamado } from './anexos-do-chamado.ts';
import type { Chamado, Mensagem } from './chamados-repository.ts';

const LETRAS_DO_INICIO = 90;

/** The end of the business day by which the staff answers a message of that moment. */
export function respostaAte(escritoEm: string, { chamado }: Regras): string {
  return fimDoDia(somarDiasUteis(diaDe(escritoEm) satisfies Dia, chamado.diasUteisParaResponder));
}

/** A ticket as a row of a list. */
export function resumirChamado(c: Chamado, mensagens: readonly Mensagem[] = []): z.output<typeof chamadoResumido> {
  const texto = (mensagens[0]?.texto ?? '').replace(/\s+/g, ' ');
  return {
    id: c.id,
    numero: numeroDoChamado(c.id),
    categoria: c.categoria,
    categoriaDescricao: rotuloDe(CATEGORIA_CHAMADO, c.categoria as CategoriaChamado),
    estado: c.estado,
    abertoEm: c.abertoEm,
    mudouEm: c.mudouEm,
    inicio: comReticencias(texto, LETRAS_DO_INICIO),
  };
}

export function paraMensagem({ id, daEquipe, texto, em }: Mensagem) {
  return { id, daEquipe, texto, em };
}

/** A ticket with its conversation and files, for its owner. */
export function apresentarChamado(
  c: Chamado,
  { mensagens, anexos }: { readonly mensagens: readonly Mensagem[]; readonly anexos: readonly AnexoDoChamado[] },
  regras: Regras,
): Resposta<typeof perfil.getChamado> {
  return {
    ...resumirChamado(c, mensagens),
    respostaAte: c.estado === 'aberto' ? respostaAte(c.mudouEm, regras) : null,
    mensagens: mensagens.map(paraMensagem),
    anexos: [...anexos],
    anexosRestantes: c.estado === 'aberto' ? Math.max(0, regras.chamado.anexos - anexos.length) : 0,
  };
}
