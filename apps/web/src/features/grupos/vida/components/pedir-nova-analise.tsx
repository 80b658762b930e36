import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio, preenchido } from '@rateia/domain/validacao';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { usePedirNovaAnalise } from '../../mutations-admin.ts';
import c from './pedir-nova-analise.module.css';

interface Valores {
  readonly texto: string;
}

const campos = {
  texto: {
    nome: 'O que devemos olhar',
    regras: [obrigatorio, preenchido, minimoDeCaracteres(10), maximoDeCaracteres(1001)],
  },
} as const;

/** The one appeal from a refusal by rule, in the administrator's own words (REGRAS 2.1: 110 → 111). */
export function PedirNovaAnalise({ idGrupo }: { readonly idGrupo: number }) {
  const formulario = useFormulario<Valores>({ iniciais: { texto: '' }, campos, preguicoso: true });
  const pedir = usePedirNovaAnalise(({ texto }) => {
    if (texto !== undefined) formulario.recusa('texto', texto);
  });
  const enviar = formulario.enviar((body) => pedir.mutate({ params: { id: idGrupo }, body }));
  return (
    <Cartao titulo="Pedir nova análise">
      <form className={c['form']} onSubmit={enviar} noValidate>
        <p>Uma pessoa da nossa equipe olha o grupo de novo. Você pode pedir uma vez.</p>
        <CampoArea {...formulario.campo('texto')} rotulo="O que devemos olhar" maxLength={1000} linhas={4} />
        <Botao tipo="submit" tamanho="lg" fazendo={pedir.isPending && 'Enviando'}>
          Pedir nova análise
        </Botao>
      </form>
    </Cartao>
  );
}
