import type { Endereco } from '@rateia/domain/usuario/campos-do-endereco';
import { DIGITOS_DO_CEP } from '@rateia/domain/usuario/campos-do-endereco';
import { UFS } from '@rateia/domain/usuario/endereco';
import { Nota } from '../base/nota.tsx';
import { CampoEscolha } from './campo-escolha.tsx';
import { CampoCep } from './campo-mascara.tsx';
import { CampoTexto } from './campo-texto.tsx';
import c from './campos-do-endereco.module.css';
import type { Formulario } from './use-formulario.ts';

const estados = UFS.map((uf) => ({ valor: uf, rotulo: uf }));

interface CamposDoEnderecoProps {
  readonly formulario: Formulario<Endereco>;
  /** `vazia`: only the CEP is asked; `naoAchada` and `foraDoAr`: it told nothing, and the rest is written by hand. */
  readonly situacao: 'vazia' | 'achada' | 'naoAchada' | 'foraDoAr';
  readonly buscando: boolean;
  readonly aoCompletarCep: (cep: string) => void;
  readonly apoio?: string;
}

/** The CEP first: it fills the rest. Not found, or without an answer, the address is written by hand. */
export function CamposDoEndereco({ formulario, situacao, buscando, aoCompletarCep, apoio }: CamposDoEnderecoProps) {
  const cep = formulario.campo('cep');
  return (
    <fieldset className={c['endereco']}>
      <legend>Endereço</legend>
      {apoio !== undefined && <p className={c['apoio']}>{apoio}</p>}
      <CampoCep
        {...cep}
        onChange={(novo) => {
          cep.onChange(novo);
          if (novo.length === DIGITOS_DO_CEP && novo !== cep.value) aoCompletarCep(novo);
        }}
        rotulo="CEP"
        placeholder="00000-000"
        apoio={buscando ? 'Buscando o endereço...' : undefined}
      />
      <div role="status">
        {situacao === 'naoAchada' && (
          <Nota tom="warning">Não encontramos o endereço deste CEP. Preencha os campos abaixo.</Nota>
        )}
        {situacao === 'foraDoAr' && <Nota tom="warning">A busca por CEP está fora do ar. Preencha o endereço.</Nota>}
      </div>
      {situacao !== 'vazia' && (
        <div className={c['campos']}>
          <CampoTexto {...formulario.campo('rua')} rotulo="Rua" autoComplete="address-line1" maxLength={120} />
          <CampoTexto {...formulario.campo('numero')} rotulo="Número" maxLength={12} />
          <CampoTexto
            {...formulario.campo('complemento')}
            rotulo="Complemento (opcional)"
            autoComplete="address-line2"
            maxLength={80}
          />
          <CampoTexto {...formulario.campo('bairro')} rotulo="Bairro" autoComplete="address-level3" maxLength={80} />
          <CampoTexto {...formulario.campo('cidade')} rotulo="Cidade" autoComplete="address-level2" maxLength={80} />
          <CampoEscolha
            {...formulario.campo('uf')}
            value={UFS.find((uf) => uf === formulario.valores.uf) ?? ''}
            rotulo="Estado"
            placeholder="UF"
            opcoes={estados}
          />
        </div>
      )}
    </fieldset>
  );
}
