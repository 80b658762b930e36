import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { BotaoIcone } from '../../../ui/base/botao-icone.tsx';
import c from './setas.module.css';

interface SetasProps {
  readonly pagina: number;
  readonly paginas: number;
  /** Out of sight while the mouse rests; a person who comes by keyboard or touch sees them (spec 1, §9). */
  readonly escondidas: boolean;
  readonly aoMudar: (pagina: number) => void;
}

/** Goes through the pages of the panel. */
export function Setas({ pagina, paginas, escondidas, aoMudar }: SetasProps) {
  return (
    <div className={c['setas']} data-escondidas={escondidas || undefined}>
      <BotaoIcone rotulo="Página anterior" desligado={pagina === 1} onClick={() => aoMudar(pagina - 1)}>
        <IconChevronLeft size={22} stroke={1.75} />
      </BotaoIcone>
      <span aria-live="polite">
        {pagina} de {paginas}
      </span>
      <BotaoIcone rotulo="Próxima página" desligado={pagina === paginas} onClick={() => aoMudar(pagina + 1)}>
        <IconChevronRight size={22} stroke={1.75} />
      </BotaoIcone>
    </div>
  );
}
