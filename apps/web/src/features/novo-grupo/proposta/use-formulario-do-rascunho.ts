import type { Campo } from '@rateia/domain/validacao';
import type { Formulario, LigacaoCampo } from '../../../ui/formulario/use-formulario.ts';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { despachar } from '../fluxo.ts';
import type { CampoDoRascunho, RascunhoGrupo } from '../rascunho.ts';

/** A form over fields of the draft: checked by their rules, and kept at every key, so that nothing typed is lost. */
export function useFormularioDoRascunho<N extends CampoDoRascunho>(
  rascunho: RascunhoGrupo,
  campos: { readonly [C in N]: Campo },
): Formulario<Pick<RascunhoGrupo, N>> {
  const nomes = Object.keys(campos) as N[];
  const iniciais = Object.fromEntries(nomes.map((nome) => [nome, rascunho[nome]])) as Pick<RascunhoGrupo, N>;
  const formulario = useFormulario({ iniciais, campos, preguicoso: true, efemero: true });
  const muda: typeof formulario.muda = (nome, valor) => {
    formulario.muda(nome, valor);
    despachar({ tipo: 'preencher', campos: { [nome]: valor } });
  };
  return {
    ...formulario,
    muda,
    campo: (nome) => ({
      ...formulario.campo(nome),
      onChange: ((valor) => muda(nome, valor)) as LigacaoCampo<Pick<RascunhoGrupo, N>[typeof nome]>['onChange'],
    }),
  };
}
