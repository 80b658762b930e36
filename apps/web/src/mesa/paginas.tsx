import { Botao } from '../ui/base/botao.tsx';
import c from './paginas.module.css';

interface PaginasProps {
  readonly pagina: number;
  readonly paginas: number;
  /** The total, in words: "12 tarefas". */
  readonly resumo: string;
  readonly aoIr: (pagina: number) => void;
}

/** Pages of a list, when there is more than one. */
export function Paginas({ pagina, paginas, resumo, aoIr }: PaginasProps) {
  if (paginas <= 1) return null;
  return (
    <nav className={c['paginas']} aria-label="Páginas">
      <Botao variante="linha" tamanho="sm" desligado={pagina === 1} onClick={() => aoIr(pagina - 1)}>
        Anteriores
      </Botao>
      <span role="status">{`Página ${pagina} de ${paginas}, ${resumo}`}</span>
      <Botao variante="linha" tamanho="sm" desligado={pagina >= paginas} onClick={() => aoIr(pagina + 1)}>
        Próximas
      </Botao>
    </nav>
  );
}
