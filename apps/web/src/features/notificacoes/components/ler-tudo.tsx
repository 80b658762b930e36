import { IconChecks } from '@tabler/icons-react';
import { Botao } from '../../../ui/base/botao.tsx';
import { useLerTudo } from '../mutations.ts';

/** Marks all as read (spec 1, §2). */
export function LerTudo({ naoLidas, variante }: { readonly naoLidas: number; readonly variante: 'linha' | 'texto' }) {
  const lerTudo = useLerTudo();
  return (
    <Botao
      variante={variante}
      tamanho="sm"
      icone={<IconChecks size={20} stroke={1.75} />}
      desligado={naoLidas === 0}
      fazendo={lerTudo.isPending && 'Lendo'}
      onClick={() => lerTudo.mutate(undefined)}
    >
      Ler Tudo
    </Botao>
  );
}
