import type { ForcaDaSenha as Forca } from '@rateia/domain/usuario/forca-da-senha';
import { CampoSenha } from './campo-senha.tsx';
import type { CampoTextoProps } from './campo-texto.tsx';
import { ForcaDaSenha } from './forca-da-senha.tsx';

/** A password that is being chosen, with its missing requirements and its strength while it is typed (spec 1, §5). */
export function CampoNovaSenha({
  forca,
  ...campo
}: Omit<CampoTextoProps, 'tipo' | 'icone' | 'fim' | 'autoComplete'> & { readonly forca: Forca }) {
  return (
    <>
      <CampoSenha {...campo} autoComplete="new-password" />
      <ForcaDaSenha forca={forca} />
    </>
  );
}
