import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type FieldRequiredness,
  type InputFieldMap,
  type InputType,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** The price of one field of one object (docs/LIMITS.md), beside those of what is selected in it. */
export interface Cost {
  /** Milliseconds at the database. A field whose resolver uses the database itself has to say them. */
  readonly db?: number
  /** Work on the main thread, in fields that take as long. */
  readonly rows?: number
  /** The greatest length of its text in UTF-8. */
  readonly bytes?: number
  /** The items of a list: their greatest number, or the argument that lists as many. */
  readonly size?: number | string
}

/** What an argument or input field may hold, also each item of a list, and what it costs. */
export interface Bounds {
  /** In UTF-16 units: twice the product's limit at least, which counts code points and explains itself. */
  readonly maxLength?: number
  readonly maxItems?: number
  /** Milliseconds at the database that it adds to its field, where it is given. */
  readonly db?: number
}

/* eslint-disable @typescript-eslint/no-unused-vars -- a declaration that merges needs all parameters of the one it adds to */
declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      cost: CostPlugin<Types>
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      cost?: Cost
    }
    interface InputFieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>] = InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type> = FieldRequiredness<Type>,
    > extends Bounds {}
  }
}
/* eslint-enable @typescript-eslint/no-unused-vars */

/** Takes what fields and arguments say of their costs and bounds into the schema, where the execution reads them. */
class CostPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const { cost } = field.pothosOptions as { cost?: Cost }
    return cost === undefined ? field : { ...field, extensions: { ...field.extensions, cost } }
  }

  override onInputFieldConfig(field: PothosInputFieldConfig<Types>) {
    const { maxLength, maxItems, db } = field.pothosOptions as Bounds
    const bounds: Bounds = { maxLength, maxItems, db }
    return { ...field, extensions: { ...field.extensions, bounds } }
  }
}

SchemaBuilder.registerPlugin('cost', CostPlugin)
