import type { Instante } from '@rateia/domain/datas';
import { inicioDoDia, somarMinutos } from '@rateia/domain/datas';
import { MARCA } from '@rateia/domain/marca';
import type { PublicoDoComunicado } from '@rateia/domain/notificacoes/comunicados';
import { LIMITES_DO_COMUNICADO, PUBLICO_DO_COMUNICADO } from '@rateia/domain/notificacoes/comunicados';
import type { CategoriaComunicacao } from '@rateia/domain/notificacoes/preferencias';
import { CATEGORIAS_COMUNICACAO } from '@rateia/domain/notificacoes/preferencias';
import { ESTADOS } from '@rateia/domain/usuario/estados';
import { obrigatorio } from '@rateia/domain/validacao';
import { useState } from 'react';
import type { PedidoDe } from '../../../lib/api-client.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { CampoEscolha } from '../../../ui/formulario/campo-escolha.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { useComunicado } from './mutations.ts';
import c from './novo-comunicado.module.css';
import { PreviaDoComunicado } from './previa-do-comunicado.tsx';

const BRASIL = 'todos';
const iniciais = {
  categoria: '383',
  publico: 'todos' as PublicoDoComunicado,
  uf: BRASIL,
  titulo: '',
  texto: '',
  link: '',
  quando: '',
};
const campos = {
  titulo: { nome: 'Título', regras: [obrigatorio] },
  texto: { nome: 'Texto', regras: [obrigatorio] },
} as const;
const { titulo, texto } = LIMITES_DO_COMUNICADO;
const MINUTOS_DA_HORA = 60;

/** A new announcement: nothing leaves before how it reads, and for how many, was seen. */
export function NovoComunicado() {
  const [versao, setVersao] = useState(0);
  return <Formulario key={versao} aoCriar={() => setVersao(versao + 1)} />;
}

function Formulario({ aoCriar }: { readonly aoCriar: () => void }) {
  const formulario = useFormulario({ iniciais, campos, preguicoso: true });
  const { prever, criar } = useComunicado(aoCriar);
  const { valores } = formulario;
  const vista =
    prever.data !== undefined && mesmo(prever.variables?.body, escritoDe(valores)) ? prever.data : undefined;
  return (
    <Cartao titulo="Novo comunicado">
      <form
        className={c['campos']}
        onSubmit={formulario.enviar(() => prever.mutate({ body: escritoDe(valores) }))}
        noValidate
      >
        <CampoEscolha
          {...formulario.campo('categoria')}
          rotulo="Categoria"
          opcoes={CATEGORIAS_COMUNICACAO.map(({ id, rotulo }) => ({ valor: String(id), rotulo }))}
        />
        <CampoEscolha
          {...formulario.campo('publico')}
          rotulo="Para"
          opcoes={Object.values(PUBLICO_DO_COMUNICADO).map(({ id, rotulo }) => ({ valor: id, rotulo }))}
        />
        <CampoEscolha
          {...formulario.campo('uf')}
          rotulo="Estado"
          opcoes={[{ valor: BRASIL, rotulo: 'Todos' }, ...ESTADOS.map(({ uf, nome }) => ({ valor: uf, rotulo: nome }))]}
        />
        <CampoTexto {...formulario.campo('titulo')} rotulo="Título" maxLength={titulo.max} />
        <CampoArea
          {...formulario.campo('texto')}
          rotulo="Texto"
          apoio="Só texto. Cada linha é um parágrafo."
          linhas={5}
          maxLength={texto.max}
        />
        <CampoTexto {...formulario.campo('link')} rotulo={`Página da ${MARCA} (opcional)`} placeholder="/grupos" />
        <CampoTexto
          {...formulario.campo('quando')}
          rotulo="Quando (opcional)"
          apoio="Horário de Brasília. Sem data, sai agora."
          tipo="datetime-local"
        />
        {vista === undefined ? (
          <Botao tipo="submit" variante="suave" fazendo={prever.isPending && 'Montando'}>
            Ver como fica
          </Botao>
        ) : (
          <PreviaDoComunicado
            previa={vista}
            fazendo={criar.isPending}
            agendado={valores.quando !== ''}
            aoEnviar={() => criar.mutate({ body: { ...escritoDe(valores), saiEm: instanteDoCampo(valores.quando) } })}
          />
        )}
      </form>
    </Cartao>
  );
}

type Escrito = PedidoDe<'preverComunicado'>['body'];

function escritoDe({ categoria, publico, uf, titulo: t, texto: corpo, link }: typeof iniciais): Escrito {
  return {
    categoria: Number(categoria) as CategoriaComunicacao,
    publico,
    uf: uf === BRASIL ? null : uf,
    titulo: t.trim(),
    texto: corpo.trim(),
    link: link.trim(),
  };
}

/** True if the preview shows the text to be sent: a change asks for another preview. */
function mesmo(um: Escrito | undefined, outro: Escrito): boolean {
  return JSON.stringify(um) === JSON.stringify(outro);
}

/** "2026-11-23T09:30" of the field is a time of Brasília, wherever the browser is. */
function instanteDoCampo(texto: string): Instante | null {
  const [, dia, hora, minuto] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(texto) ?? [];
  if (dia === undefined) return null;
  return somarMinutos(inicioDoDia(dia), Number(hora) * MINUTOS_DA_HORA + Number(minuto));
}
