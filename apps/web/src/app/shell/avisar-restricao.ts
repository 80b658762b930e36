import { irPara } from '../../lib/navegador.ts';
import { restricaoPorContar } from '../../lib/restricao.ts';
import { recados } from '../../ui/dialogo/recados.ts';

/** The warning "Restrição", once a session, for 15 s, with where it leads (spec 1, §4 and §9). */
export async function avisarRestricao(grupo?: number): Promise<void> {
  const restricao = await restricaoPorContar(grupo);
  if (restricao === undefined) return;
  const { mensagem, link } = restricao;
  recados.mostrar(mensagem, {
    titulo: 'Restrição',
    tom: 'warning',
    acao:
      link === undefined
        ? { rotulo: 'Entendi', fazer: () => undefined }
        : { rotulo: 'Ver', fazer: () => void irPara(link) },
  });
}
