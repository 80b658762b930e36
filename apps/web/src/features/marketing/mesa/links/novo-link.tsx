import { MARCA } from '@rateia/domain/marca';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio } from '@rateia/domain/validacao';
import { comoDia, umDia } from '../../../../lib/dia-digitado.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { CampoData } from '../../../../ui/formulario/campo-mascara.tsx';
import { CampoTexto } from '../../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import c from './links.module.css';
import { useCriarLinkDaOperacao } from './mutations.ts';

interface NovoLinkProps {
  readonly aberto: boolean;
  readonly aoFechar: () => void;
}

/** A new short link of the operation: its name, its target, its campaign, its end. */
export function NovoLink({ aberto, aoFechar }: NovoLinkProps) {
  return (
    <Dialogo aberto={aberto} titulo="Criar link curto" aoFechar={aoFechar}>
      {aberto && <Formulario aoFechar={aoFechar} />}
    </Dialogo>
  );
}

/** One character more than the contract takes: the rule wants the value shorter than its bound. */
const NOME = 81;
const PARAMETRO = 61;
const vazio = { nome: '', destino: '', origem: '', campanha: '', ultimoDia: '' };
const campos = {
  nome: { nome: 'Nome', regras: [obrigatorio, minimoDeCaracteres(3), maximoDeCaracteres(NOME)] },
  destino: { nome: 'Destino', regras: [obrigatorio] },
  origem: { nome: 'Origem', regras: [maximoDeCaracteres(PARAMETRO)] },
  campanha: { nome: 'Campanha', regras: [maximoDeCaracteres(PARAMETRO)] },
  ultimoDia: { nome: 'Último dia', regras: [umDia] },
} as const;

function Formulario({ aoFechar }: { readonly aoFechar: () => void }) {
  const formulario = useFormulario({ iniciais: vazio, campos, preguicoso: true });
  const criar = useCriarLinkDaOperacao({ aoCriar: aoFechar, aoRecusar: formulario.recusa });
  return (
    <form
      className={c['formulario']}
      noValidate
      onSubmit={formulario.enviar(({ nome, destino, origem, campanha, ultimoDia }) => {
        criar.mutate({
          body: {
            nome: nome.trim(),
            destino: destino.trim(),
            utm: { utm_source: origem.trim(), utm_campaign: campanha.trim() },
            ultimoDia: ultimoDia === '' ? null : comoDia(ultimoDia),
          },
        });
      })}
    >
      <CampoTexto {...formulario.campo('nome')} rotulo="Nome" apoio="Só a operação vê." autoComplete="off" />
      <CampoTexto
        {...formulario.campo('destino')}
        rotulo="Destino"
        apoio={`Uma página da ${MARCA}, como /pesquisa, ou um site permitido.`}
        autoComplete="off"
      />
      <CampoTexto {...formulario.campo('origem')} rotulo="Origem (utm_source)" autoComplete="off" />
      <CampoTexto {...formulario.campo('campanha')} rotulo="Campanha (utm_campaign)" autoComplete="off" />
      <CampoData {...formulario.campo('ultimoDia')} rotulo="Último dia" apoio="Em branco, não vence." />
      <Botao tipo="submit" tamanho="lg" bloco fazendo={criar.isPending && 'Criando'}>
        Criar link
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Voltar à lista
      </Botao>
    </form>
  );
}
