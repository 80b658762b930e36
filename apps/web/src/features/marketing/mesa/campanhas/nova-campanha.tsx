import type { TipoDeCampanha } from '@rateia/domain/marketing/campanha';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './campanha.module.css';
import { CAMPOS_DA_CAMPANHA } from './campanha.ts';
import { useNovaCampanha } from './mutations-da-campanha.ts';

interface NovaCampanhaProps {
  readonly aberta: boolean;
  readonly aoFechar: () => void;
}

/** A name and a kind are all that a draft needs. */
export function NovaCampanha({ aberta, aoFechar }: NovaCampanhaProps) {
  return (
    <Dialogo aberto={aberta} titulo="Criar campanha" aoFechar={aoFechar}>
      {aberta && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

const iniciais: { readonly nome: string; readonly tipo: TipoDeCampanha } = { nome: '', tipo: 'modal' };
const campos = { nome: CAMPOS_DA_CAMPANHA.nome } as const;

function Formulario({ aoFechar }: Pick<NovaCampanhaProps, 'aoFechar'>) {
  const { criar } = useNovaCampanha();
  const formulario = useFormulario({ iniciais, campos, preguicoso: true, efemero: true });
  return (
    <form className={c['pilha']} noValidate onSubmit={formulario.enviar((body) => criar.mutate({ body }))}>
      <CampoTexto {...formulario.campo('nome')} rotulo="Nome" apoio="Só a equipe vê este nome." maxLength={80} />
      <Opcoes
        rotulo="O que é"
        valor={formulario.valores.tipo}
        aoEscolher={(tipo) => formulario.muda('tipo', tipo)}
        opcoes={[
          { valor: 'modal', titulo: 'Modal', detalhe: 'Abre sobre a página, uma vez por dia.' },
          { valor: 'banner', titulo: 'Banner', detalhe: 'Fica dentro da página, no espaço que você escolher.' },
          {
            valor: 'pagina',
            titulo: 'Página',
            detalhe: 'A página /black-week, com grupos, cupom e contagem até o fim.',
          },
        ]}
      />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={criar.isPending && 'Criando'}>
        Criar rascunho
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Não criar
      </Botao>
    </form>
  );
}
